import { type TicketDocument, ticketDocument } from '../../contract/documents.ts';
import type { AnswerOf, BodyOf, ProblemOf } from '../../contract/endpoint.ts';
import type { addTicket, deleteTicket, editTicket } from '../../contract/tickets.ts';
import { holderFields, newTicket } from '../../domain/new-ticket.ts';
import type { Editor } from '../../http/edit-versioned.ts';
import { unknownEvent } from '../../http/known.ts';
import { type Problem, problem } from '../../http/problem.ts';
import { auditWrite } from '../../store/audit.ts';
import { paths } from '../../store/paths.ts';
import { readDocument, type Stored } from '../../store/read.ts';
import { type Decision, untilCommitted } from '../../store/until-committed.ts';
import { commit, type Write } from '../../store/write.ts';

/** Adds one ticket. */
export async function addOne(
  { id, ...fields }: BodyOf<typeof addTicket>,
  { caller, now }: Editor,
): Promise<AnswerOf<typeof addTicket> | Problem<ProblemOf<typeof addTicket>>> {
  const unknown = await unknownEvent(fields.eventId);
  if (unknown) return unknown;
  const data = newTicket(fields, 'manual', new Date(now).toISOString());
  const target = paths.ticket(id);
  const outcome = await commit([
    { kind: 'create', path: target, data },
    auditWrite({ actor: caller.username, action: 'ticket.add', target, now }),
  ]);
  if (outcome === 'committed') return { ...data, id };
  const message = `There is already a ticket ${id}.`;
  return problem('already-exists', message, { fields: { id: message } });
}

/** Gives an unused ticket to another holder, or to nobody. */
export async function reassign(
  id: string,
  holder: BodyOf<typeof editTicket>,
  editor: Editor,
): Promise<AnswerOf<typeof editTicket> | Problem<ProblemOf<typeof editTicket>>> {
  return whileUnused(id, 'reassigned', ({ path, data, revision }) => {
    const after = { ...data, ...holderFields(holder) };
    const action = holder.holderName || holder.holderEmail ? 'ticket.reassign' : 'ticket.release';
    const write: Write = { kind: 'update', path, data: after, revision };
    return { writes: [write, note(editor, action, path)], answer: { ...after, id } };
  });
}

/** Deletes an unused ticket. */
export async function remove(
  id: string,
  editor: Editor,
): Promise<AnswerOf<typeof deleteTicket> | Problem<ProblemOf<typeof deleteTicket>>> {
  return whileUnused(id, 'deleted', ({ path, revision }) => {
    const write: Write = { kind: 'delete', path, revision };
    const answer = { message: 'Ticket Deleted' };
    return { writes: [write, note(editor, 'ticket.delete', path)], answer };
  });
}

/** Carries out what may be done to a ticket only as long as nobody has redeemed it, not even meanwhile. */
async function whileUnused<A>(
  id: string,
  done: string,
  decide: (ticket: Stored<TicketDocument>) => Decision<A>,
): Promise<A | Problem<'not-found' | 'ticket-used'>> {
  return untilCommitted<A, Problem<'not-found' | 'ticket-used'>>(async () => {
    const ticket = await readDocument(paths.ticket(id), ticketDocument);
    if (!ticket) return problem('not-found', `There is no ticket ${id}.`);
    if (ticket.data.state === 'redeemed')
      return problem('ticket-used', `Ticket ${id} has been redeemed, so it cannot be ${done}.`);
    return decide(ticket);
  });
}

function note({ caller, now }: Editor, action: string, target: string): Write {
  return auditWrite({ actor: caller.username, action, target, now });
}
