import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type TicketDocument, ticketDocument } from '../../contract/documents.ts';
import type { AnswerOf, BodyOf } from '../../contract/endpoint.ts';
import { auditDocument } from '../../contract/records.ts';
import type { generateTickets } from '../../contract/tickets.ts';
import { crockford } from '../../domain/crockford.ts';
import { newTicket } from '../../domain/new-ticket.ts';
import type { Sender } from '../../http/create-once.ts';
import { unknownEvent } from '../../http/known.ts';
import type { Problem } from '../../http/problem.ts';
import { auditWrite } from '../../store/audit.ts';
import { newId } from '../../store/new-id.ts';
import { paths } from '../../store/paths.ts';
import { readDocument, readDocuments } from '../../store/read.ts';
import { untilCommitted } from '../../store/until-committed.ts';

type Generate = typeof generateTickets;

/** Characters of 5 bits: one in 10^15 guesses finds a given ticket, one in 10^12 any of a thousand. */
const suffixLength = 10;

/**
 * Makes tickets whose ids cannot be guessed. The audit's note of it says which they are, under an id that
 * comes from the idempotency key: a repeat finds it and is answered with the same tickets.
 */
export async function generate(
  { count, prefix, eventId }: BodyOf<Generate>,
  { caller, now, idempotencyKey }: Sender,
): Promise<AnswerOf<Generate> | Problem<'not-found'>> {
  const unknown = await unknownEvent(eventId);
  if (unknown) return unknown;
  const noteId = newId('generate', caller.uid, idempotencyKey);
  const createdAt = new Date(now).toISOString();
  return untilCommitted<AnswerOf<Generate>>(async () => {
    const earlier = idempotencyKey ? await generatedEarlier(noteId) : undefined;
    if (earlier) return { writes: [], answer: { tickets: earlier } };
    const data = newTicket(
      { eventId, holderName: null, holderEmail: null },
      'generated',
      createdAt,
    );
    const ids = newIds(prefix, count);
    const details = { prefix, ids };
    const note = { actor: caller.username, action: 'ticket.generate', target: paths.tickets };
    return {
      writes: [
        ...ids.map((id) => ({ kind: 'create' as const, path: paths.ticket(id), data })),
        auditWrite({ ...note, now, details, id: noteId }),
      ],
      answer: { tickets: ids.map((id) => ({ ...data, id })) },
    };
  });
}

/** As in `HARVEST-7KQ2M-9XHTR`: in groups of five, since people read them aloud. */
export function newIds(prefix: string, count: number): string[] {
  const ids = new Set<string>();
  while (ids.size < count) {
    const suffix = crockford(randomBytes(suffixLength));
    ids.add(`${prefix}-${suffix.slice(0, 5)}-${suffix.slice(5)}`);
  }
  return [...ids];
}

async function generatedEarlier(
  noteId: string,
): Promise<(TicketDocument & { id: string })[] | undefined> {
  const note = await readDocument(paths.audit(noteId), auditDocument);
  if (!note) return undefined;
  const ids = z.array(z.string()).parse(note.data.details.ids);
  const found = await readDocuments(
    ...ids.map((id) => [paths.ticket(id), ticketDocument] as const),
  );
  return found.flatMap((ticket) => (ticket ? [{ ...ticket.data, id: ticket.id }] : []));
}
