import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../shared/failure.ts';
import { stopSignal } from '../shared/signals.ts';
import { host } from './ports.ts';
import type { Stack } from './stack.ts';

const addressOf = ({ ports }: Stack) => `http://${host}:${ports.hosting}/api/events/active`;

/** Waits until the app's own API answers at the hosting address (at most a minute). */
export async function waitForApi(stack: Stack): Promise<void> {
  const { log } = stack;
  const address = addressOf(stack);
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

/** The requests that a journey of several browsers has under way at once, and then some. */
const workers = 8;

/**
 * Has the functions emulator start its workers, two more at a time. It starts one for each request under way that
 * finds none idle, which on a busy machine takes longer than the app waits for an answer; one that is not ready in
 * time leaves its request without any.
 */
export async function warmUp(stack: Stack): Promise<void> {
  const address = addressOf(stack);
  for (let count = 2; count <= workers; count += 2) {
    const asked = Array.from({ length: count }, async () => (await fetch(address)).text());
    await Promise.all(asked);
  }
}
