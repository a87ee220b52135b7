import { type Problem, problem } from '../../api/contract/problems.ts';
import type { HolderChange } from '../../model/categories.ts';
import type { TicketDocument } from '../../model/tickets.ts';
import { isOtherHolder } from './tickets.ts';

/** Returns the problem if staff use a ticket for a person other than its holder without a reason. */
export function holderProblem(
  { id, data }: { id: string; data: TicketDocument },
  person: { fullName: string; email: string },
  holderChange: HolderChange | undefined,
): Problem<'ticket-of-other-holder'> | undefined {
  if (holderChange || !isOtherHolder(data, person)) return undefined;
  const holder = data.holderName ?? undefined;
  return problem(
    'ticket-of-other-holder',
    { ticketId: id, ...(holder && { holder }), name: person.fullName },
    'holderChange',
  );
}

/** Returns the reason for an audit entry if the holder on record is another person. */
export function holderChangeDetails(
  ticket: Pick<TicketDocument, 'holderName' | 'holderEmail'>,
  person: { fullName: string; email: string },
  holderChange: HolderChange | undefined,
) {
  return isOtherHolder(ticket, person) ? { holderChange } : {};
}
