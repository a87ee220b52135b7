import { type TicketDocument } from '@wine-walk/common/model/tickets.ts';
import { holderFields } from '@wine-walk/common/rules/tickets/tickets.ts';
import { documentPaths } from '../../functions/src/firestore/paths.ts';
import type { Sources } from './sources.ts';

/** The ids from the first to the last, whose trailing numbers count up; the first alone without a last. */
export function ticketIds(first: string, last = first): string[] {
  const [, stem = '', digits = ''] = /^(.*?)(\d+)$/.exec(first) ?? [];
  const end = Number(/(\d+)$/.exec(last)?.[1]);
  const count = end - Number(digits) + 1;
  if (!last.startsWith(stem) || !(count >= 1)) throw new Error(`No tickets: ${first} to ${last}.`);
  return Array.from(
    { length: count },
    (_, at) => stem + String(Number(digits) + at).padStart(digits.length, '0'),
  );
}

/** The ticket documents of the sources, by path. */
export function ticketDocuments(sources: Sources, createdAt: string): Map<string, TicketDocument> {
  const attendees = new Map(sources.attendees.map((attendee) => [attendee.id, attendee]));
  const found = new Map<string, TicketDocument>();
  for (const { first, last, holderName, holderEmail, redeemedBy } of sources.tickets) {
    const attendee = redeemedBy ? attendees.get(redeemedBy) : undefined;
    for (const id of ticketIds(first, last)) {
      found.set(documentPaths.ticket(id), {
        eventId: attendee?.eventId ?? null,
        ...holderFields({ holderName, holderEmail }),
        source: 'import',
        state: attendee ? 'redeemed' : 'unused',
        redeemedBy,
        submissionId: attendee?.submissionId ?? null,
        redeemedAt: attendee?.submittedAt ?? null,
        createdAt,
      });
    }
  }
  return found;
}
