import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type TicketDocument, ticketDocument } from '@wine-walk/common/model/tickets.ts';
import { type CommitPlan, commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument, type Stored } from '../../firestore/read.ts';

type Holder = Pick<TicketDocument, 'holderName' | 'holderEmail'>;
type ExpectedHolder = { [Field in keyof Holder | 'eventId']?: string | null | undefined };
type Refusal = Problem<'not-found' | 'ticket-used' | 'stale-edit'>;

/**
 * Carries out what may be done to a ticket only as long as nobody has redeemed it and its holder is the one
 * that was seen, not even meanwhile.
 */
export async function updateIfUnused<A>(
  id: string,
  expected: ExpectedHolder,
  done: string,
  decide: (ticket: Stored<TicketDocument>) => CommitPlan<A>,
): Promise<A | Refusal> {
  return commitWithRetry<A, Refusal>(async () => {
    const ticket = await readDocument(documentPaths.ticket(id), ticketDocument);
    if (!ticket) return problem('not-found', `There is no ticket ${id}.`);
    if (ticket.data.state === 'redeemed')
      return problem('ticket-used', `Ticket ${id} has been redeemed, so it cannot be ${done}.`);
    const held = holderOf(ticket.data);
    if (
      differsFromExpected(held.holderName, expected.holderName) ||
      differsFromExpected(held.holderEmail, expected.holderEmail)
    )
      return problem('stale-edit', staleMessage(id, done, held), { details: { current: held } });
    if (differsFromExpected(ticket.data.eventId, expected.eventId)) {
      const message = `Somebody else moved ticket ${id} to another event meanwhile. It was not ${done}.`;
      return problem('stale-edit', message);
    }
    return decide(ticket);
  });
}

/** The holder on record; an empty text, as earlier imports may have left it, is none. */
function holderOf({ holderName, holderEmail }: Holder): Holder {
  return { holderName: holderName || null, holderEmail: holderEmail || null };
}

/** As much as the audit says of a holder: no name, no email. */
export function hasHolder({ holderName, holderEmail }: Holder): boolean {
  return Boolean(holderName || holderEmail);
}

/** Undefined: the sender did not say what they saw. */
function differsFromExpected(held: string | null, expected: string | null | undefined): boolean {
  return expected !== undefined && expected !== held;
}

function staleMessage(id: string, done: string, { holderName, holderEmail }: Holder): string {
  const held = [holderName, holderEmail].filter(Boolean).join(', ');
  const state = held ? `It is now held by ${held}` : 'It now has no holder';
  return `Somebody else changed the holder of ticket ${id} meanwhile. ${state}, and was not ${done}.`;
}
