import { runEventNow } from '../../tools/demo/run-event-now.ts';
import { stack } from './stack.ts';

/**
 * Before a suite: makes the demo's event run now. Each suite does so in its own process, since a process
 * knows one Firestore and stacks run beside each other.
 */
export default async function runDemoEventNow(): Promise<void> {
  await runEventNow(stack.ports);
}
