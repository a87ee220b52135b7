import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../shared/failure.ts';
import { stopSignal } from '../shared/signals.ts';
import { host } from './ports.ts';
import type { Stack } from './supervise.ts';

const urlOf = ({ ports }: Stack) => `http://${host}:${ports.hosting}/api/events/active`;

/** Waits until the API responds at the hosting address, at most a minute. */
export async function waitForApi(stack: Stack): Promise<void> {
  const { log } = stack;
  const address = urlOf(stack);
  const end = Date.now() + 60_000;
  let last = 'no answer';
  while (Date.now() < end && !stopSignal.aborted) {
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
  if (stopSignal.aborted) throw new UserError('Stopped.');
  throw new UserError(`${address} does not answer: ${last}\nMore: ${log}`);
}

/** Number of workers: more than the concurrent requests of a journey with several browsers. */
const workers = 8;

/**
 * Lets the functions emulator start its workers, two more at a time. It starts a worker per concurrent
 * request; on a busy machine that takes longer than the timeout of the app, and a request whose worker is
 * late never gets a response.
 */
export async function warmUp(stack: Stack): Promise<void> {
  const address = urlOf(stack);
  for (let count = 2; count <= workers; count += 2) {
    const requests = Array.from({ length: count }, async () => (await fetch(address)).text());
    await Promise.all(requests);
  }
}
