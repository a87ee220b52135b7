import { ticketDocument } from '../../contract/documents.ts';
import type { AnswerOf, BodyOf, ProblemOf } from '../../contract/endpoint.ts';
import type { importTickets } from '../../contract/ticket-batches.ts';
import { newTicket } from '../../domain/new-ticket.ts';
import type { Problem } from '../../domain/problem.ts';
import { auditWrite } from '../../store/audit.ts';
import type { Sender } from '../../store/create-once.ts';
import { oncePerRequest } from '../../store/once-per-request.ts';
import { paths } from '../../store/paths.ts';
import { readDocuments } from '../../store/read.ts';
import { requireEvent } from '../../store/require-event.ts';

type Import = typeof importTickets;

/**
 * Adds the tickets that are not there yet, all in one commit, and leaves the others as they are. The first
 * try takes them all for new, which costs no read; only where one exists are they looked up.
 */
export async function importAll(
  { tickets }: BodyOf<Import>,
  { caller, request, now }: Sender,
): Promise<AnswerOf<Import> | Problem<ProblemOf<Import>>> {
  for (const eventId of new Set(tickets.map((ticket) => ticket.eventId))) {
    const unknown = await requireEvent(eventId);
    if (unknown) return unknown;
  }
  const createdAt = new Date(now).toISOString();
  let isFirstTry = true;
  return oncePerRequest<AnswerOf<Import>>(request, async () => {
    const existing = isFirstTry ? new Set<string>() : await existingOf(tickets);
    isFirstTry = false;
    const added = tickets.filter(({ id }) => !existing.has(id));
    const answer = { added: added.length, alreadyThere: [...existing] };
    if (added.length === 0) return { writes: [], answer };
    return {
      writes: [
        ...added.map(({ id, ...fields }) => ({
          kind: 'create' as const,
          path: paths.ticket(id),
          data: newTicket(fields, 'import', createdAt),
        })),
        auditWrite({
          actor: caller.username,
          action: 'ticket.import',
          target: paths.tickets,
          now,
          details: { added: added.length, first: added[0]?.id, last: added.at(-1)?.id },
        }),
      ],
      answer,
    };
  });
}

async function existingOf(tickets: readonly { id: string }[]): Promise<Set<string>> {
  const found = await readDocuments(
    ...tickets.map(({ id }) => [paths.ticket(id), ticketDocument] as const),
  );
  return new Set(found.flatMap((ticket) => ticket?.id ?? []));
}
