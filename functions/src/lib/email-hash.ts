import { createHash } from 'node:crypto';

/** Returns an ID of an email, so that a repeat finds the same document; with an event, its ID there. */
export function emailHash(email: string, eventId?: string): string {
  const text = eventId === undefined ? email : `${eventId}\n${email}`;
  return createHash('sha256').update(text).digest('hex').slice(0, 40);
}
