import { z } from 'zod';
import { readSessionDraft, saveSessionDraft } from '../../../platform/storage/session-drafts.ts';

const name = 'registration-attempt';
const attempt = z.object({ key: z.string().min(1), content: z.string() });

function lastAttempt(): z.infer<typeof attempt> | null {
  try {
    return attempt.parse(JSON.parse(readSessionDraft(name) ?? 'null'));
  } catch {
    return null;
  }
}

/**
 * Returns the idempotency key for this content: the same for every retry, across reloads, so a lost response
 * does not cause a second registration.
 */
export function attemptKey(body: object): string {
  const content = JSON.stringify(body);
  const last = lastAttempt();
  if (last?.content === content) return last.key;
  const key = crypto.randomUUID();
  saveSessionDraft(name, JSON.stringify({ key, content }));
  return key;
}
