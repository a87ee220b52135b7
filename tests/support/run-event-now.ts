import { runEventNow } from '../../tools/demo/run-event-now.ts';
import { stack } from './stack.ts';

/**
 * Moves the demo event to now before a suite. Each suite does it in its own process, because a process has
 * one Firestore and stacks run in parallel.
 */
export default async function runDemoEventNow(): Promise<void> {
  await runEventNow(stack.ports);
}
