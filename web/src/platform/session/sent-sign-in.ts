import { signInCodeMs } from '@wine-walk/common/rules/sessions/sign-in-code.ts';
import { z } from 'zod';
import { persisted } from '../storage/persisted.ts';
import type { SentSignIn } from './email-link.ts';

const sentSignIn = z.object({
  email: z.string(),
  isDelayed: z.boolean(),
  attemptId: z.string(),
  code: z.string().nullable(),
  /** Epoch milliseconds. */
  sentAt: z.number(),
});

/** Last sign-in with digits to type: phones often reload the page while the attendee reads the mail. */
const stored = persisted('sent-sign-in', (value) => sentSignIn.parse(value), 'session-user');

/** Stores a sign-in until its digits expire; clears an earlier one if there is nothing to type. */
export function saveSentSignIn({ attemptId, ...sent }: SentSignIn): void {
  if (attemptId === null) stored.clear();
  else stored.set({ ...sent, attemptId, sentAt: Date.now() });
}

/** Returns the sign-in whose digits can still be typed; null if there is none. */
export function readSentSignIn(): SentSignIn | null {
  const sent = stored.get();
  if (sent && Date.now() - sent.sentAt < signInCodeMs) return sent;
  stored.clear();
  return null;
}

/** Forgets the sign-in, for example after the email is verified. */
export function clearSentSignIn(): void {
  stored.clear();
}
