import { z } from 'zod';
import { persisted } from '../../../../platform/storage/persisted.ts';

const attempt = z.object({ key: z.string().min(1), content: z.string() });
const lastAttempt = persisted('registration-attempt', (value) => attempt.parse(value), 'form');

/**
 * Returns the idempotency key for this content: the same for every retry, across reloads, so a lost response
 * does not cause a second registration.
 */
export function attemptKey(body: object): string {
  const content = JSON.stringify(body);
  const last = lastAttempt.get();
  if (last?.content === content) return last.key;
  const key = crypto.randomUUID();
  lastAttempt.set({ key, content });
  return key;
}

/** Forgets the key after the registration succeeded: the same input once more is another person of that name. */
export function forgetAttempt(): void {
  lastAttempt.clear();
}
