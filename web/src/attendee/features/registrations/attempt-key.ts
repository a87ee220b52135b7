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
 * The Idempotency-Key of sending this content: the same for every try of it, a reload between them included,
 * so that an answer that got lost is answered again instead of registering twice.
 */
export function attemptKey(body: object): string {
  const content = JSON.stringify(body);
  const last = lastAttempt();
  if (last?.content === content) return last.key;
  const key = crypto.randomUUID();
  saveSessionDraft(name, JSON.stringify({ key, content }));
  return key;
}
