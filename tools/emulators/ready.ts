import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../shared/failure.ts';
import { stopping } from '../shared/signals.ts';
import { host } from './ports.ts';
import type { Stack } from './stack.ts';

/** Waits until the app's own API answers at the hosting address (at most a minute). */
export async function waitForApi({ ports, log }: Stack): Promise<void> {
  const address = `http://${host}:${ports.hosting}/api/events/active`;
  const end = Date.now() + 60_000;
  let last = 'no answer';
  while (Date.now() < end && !stopping.aborted) {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) });
      const body = await answer.text();
      if (answer.ok) return;
      last = `${answer.status} ${body.slice(0, 300)}`;
    } catch (error) {
      last = String(error);
    }
    await sleep(300);
  }
  if (stopping.aborted) throw new Failure('Stopped.');
  throw new Failure(`${address} does not answer: ${last}\nMore: ${log}`);
}
