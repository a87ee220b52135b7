import { type TicketDocument, ticketDocument } from '../../contract/documents.ts';
import type { AnswerOf, BodyOf, ProblemOf, QueryOf } from '../../contract/endpoint.ts';
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

/** Gives an unused ticket to another holder, or to nobody, unless somebody else did since it was `seen`. */
export async function reassign(
  id: string,
  { seen, ...holder }: BodyOf<typeof editTicket>,
  editor: Editor,
): Promise<AnswerOf<typeof editTicket> | Problem<ProblemOf<typeof editTicket>>> {
  return whileUnused(id, seen, 'reassigned', ({ path, data, revision }) => {
    const after = { ...data, ...holderFields(holder) };
    const action = holder.holderName || holder.holderEmail ? 'ticket.reassign' : 'ticket.release';
    const write: Write = { kind: 'update', path, data: after, revision };
    const details = { before: holderOf(data), after: holderOf(after) };
    return { writes: [write, note(editor, action, path, details)], answer: { ...after, id } };
  });
}

/** Deletes an unused ticket, unless its holder was changed since it was `seen`. */
export async function remove(
  id: string,
  seen: QueryOf<typeof deleteTicket>,
  editor: Editor,
): Promise<AnswerOf<typeof deleteTicket> | Problem<ProblemOf<typeof deleteTicket>>> {
  return whileUnused(id, seen, 'deleted', ({ path, data, revision }) => {
    const write: Write = { kind: 'delete', path, revision };
    const answer = { message: 'Ticket Deleted' };
    return { writes: [write, note(editor, 'ticket.delete', path, holderOf(data))], answer };
  });
}

type Holder = Pick<TicketDocument, 'holderName' | 'holderEmail'>;
type Holders = Holder | Record<'before' | 'after', Holder>;
type Refusal = Problem<'not-found' | 'ticket-used' | 'stale-edit'>;

/**
 * Carries out what may be done to a ticket only as long as nobody has redeemed it and its holder is the one
 * that was seen, not even meanwhile.
 */
async function whileUnused<A>(
  id: string,
  seen: Partial<Holder>,
  done: string,
  decide: (ticket: Stored<TicketDocument>) => Decision<A>,
): Promise<A | Refusal> {
  return untilCommitted<A, Refusal>(async () => {
    const ticket = await readDocument(paths.ticket(id), ticketDocument);
    if (!ticket) return problem('not-found', `There is no ticket ${id}.`);
    if (ticket.data.state === 'redeemed')
      return problem('ticket-used', `Ticket ${id} has been redeemed, so it cannot be ${done}.`);
    const held = holderOf(ticket.data);
    if (isOther(held.holderName, seen.holderName) || isOther(held.holderEmail, seen.holderEmail))
      return problem('stale-edit', overtaken(id, done, held));
    return decide(ticket);
  });
}

/** The holder on record; an empty text, as earlier imports may have left it, is none. */
function holderOf({ holderName, holderEmail }: Holder): Holder {
  return { holderName: holderName || null, holderEmail: holderEmail || null };
}

/** Undefined: the sender did not say what they saw. */
function isOther(held: string | null, seen: string | null | undefined): boolean {
  return seen !== undefined && seen !== held;
}

function overtaken(id: string, done: string, { holderName, holderEmail }: Holder): string {
  const held = [holderName, holderEmail].filter(Boolean).join(', ');
  const state = held ? `It is now held by ${held}` : 'It now has no holder';
  return `Somebody else changed the holder of ticket ${id} meanwhile. ${state}, and was not ${done}.`;
}

function note({ caller, now }: Editor, action: string, target: string, details: Holders): Write {
  return auditWrite({ actor: caller.username, action, target, now, details });
}
