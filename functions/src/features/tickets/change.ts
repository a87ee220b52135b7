import { ticketDocument } from '../../contract/documents.ts';
import type { BodyOf, ProblemOf, QueryOf, ResponseOf } from '../../contract/endpoint.ts';
import type { deleteTicket, editTicket } from '../../contract/ticket-changes.ts';
import type { addTicket } from '../../contract/tickets.ts';
import { holderFields, newTicket } from '../../domain/new-ticket.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { withId } from '../../domain/with-id.ts';
import { auditWrite } from '../../store/audit.ts';
import type { CreateContext } from '../../store/create-idempotent.ts';
import { documentPaths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';
import { requireEvent } from '../../store/require-event.ts';
import type { EditContext } from '../../store/versioned-update.ts';
import { withIdempotency } from '../../store/with-idempotency.ts';
import type { Write } from '../../store/write.ts';
import { hasHolder, updateIfUnused } from './update-if-unused.ts';

/** Adds one ticket. */
export async function createTicket(
  { id, ...fields }: BodyOf<typeof addTicket>,
  { caller, request, now }: CreateContext,
): Promise<ResponseOf<typeof addTicket> | Problem<ProblemOf<typeof addTicket>>> {
  const unknown = await requireEvent(fields.eventId);
  if (unknown) return unknown;
  const data = newTicket(fields, 'manual', new Date(now).toISOString());
  const target = documentPaths.ticket(id);
  return withIdempotency(request, async () => {
    if (await readDocument(target, ticketDocument)) {
      const message = `There is already a ticket ${id}.`;
      return problem('already-exists', message, { fields: { id: message } });
    }
    return {
      writes: [
        { kind: 'create', path: target, data },
        auditWrite({ actor: caller.username, action: 'ticket.add', target, now }),
      ],
      response: withId({ id, data }),
    };
  });
}

/** Gives an unused ticket to another holder, or to nobody, and to an event, unless somebody else did since it was `seen`. */
export async function updateTicket(
  id: string,
  { seen, eventId, ...holder }: BodyOf<typeof editTicket>,
  editor: EditContext,
): Promise<ResponseOf<typeof editTicket> | Problem<ProblemOf<typeof editTicket>>> {
  const unknown = await requireEvent(eventId ?? null);
  if (unknown) return unknown;
  return updateIfUnused(id, seen, 'reassigned', ({ path, data, revision }) => {
    const after = {
      ...data,
      ...holderFields(holder),
      ...(eventId !== undefined && { eventId }),
    };
    const action = holder.holderName || holder.holderEmail ? 'ticket.reassign' : 'ticket.release';
    const write: Write = { kind: 'update', path, data: after, revision };
    const isMoved = after.eventId !== data.eventId;
    const details = {
      hadHolder: hasHolder(data),
      hasHolder: hasHolder(after),
      ...(isMoved && { isMoved }),
    };
    return {
      writes: [write, note(editor, action, path, details)],
      response: withId({ id, data: after }),
    };
  });
}

/** Deletes an unused ticket, unless its holder was changed since it was `seen`. */
export async function removeTicket(
  id: string,
  seen: QueryOf<typeof deleteTicket>,
  editor: EditContext,
): Promise<ResponseOf<typeof deleteTicket> | Problem<ProblemOf<typeof deleteTicket>>> {
  return updateIfUnused(id, seen, 'deleted', ({ path, data, revision }) => {
    const write: Write = { kind: 'delete', path, revision };
    const response = { message: 'Ticket Deleted' };
    return {
      writes: [write, note(editor, 'ticket.delete', path, { hadHolder: hasHolder(data) })],
      response,
    };
  });
}

function note(
  { caller, now }: EditContext,
  action: string,
  target: string,
  details: Record<string, boolean>,
): Write {
  return auditWrite({ actor: caller.username, action, target, now, details });
}
