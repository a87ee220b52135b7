import type { BodyOf, ProblemOf, QueryOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import {
  type addTicket,
  type deleteTicket,
  type editTicket,
} from '@wine-walk/common/api/tickets.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import { ticketDocument } from '@wine-walk/common/model/tickets.ts';
import { holderFields, newTicket } from '@wine-walk/common/rules/tickets/new-ticket.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { requireEvent } from '../../firestore/events.ts';
import { type CreateContext, withIdempotency } from '../../firestore/idempotency.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import type { EditContext } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';
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
