import type { BodyOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { proveTicket, requestTicketCode } from '@wine-walk/common/api/sessions.ts';
import type { TicketDocument } from '@wine-walk/common/model/tickets.ts';
import { ticketNotFound, ticketUsed } from '@wine-walk/common/rules/tickets/ticket-problems.ts';
import { isSameEmail } from '@wine-walk/common/rules/tickets/tickets.ts';
import { findTicket } from '../../firestore/events/tickets.ts';
import { createEmailProof } from '../../firestore/people/email-proof.ts';
import { limitWrongGuesses, rateLimit, wrongTicketLimits } from '../../firestore/rate-limits.ts';
import type { Stored } from '../../firestore/read.ts';
import {
  linkOnlyResponse,
  type RequestFacts,
  requestSignInEmail,
  verifySignInCode,
} from './sign-in-code.ts';

type Unavailable = Problem<'ticket-not-found' | 'ticket-used' | 'too-many-attempts'>;

/** Returns the unused ticket with this ID. Wrong IDs count like those of a validation. */
function unusedTicket(
  typed: string,
  { ip, now }: Pick<RequestFacts, 'ip' | 'now'>,
): Promise<Stored<TicketDocument> | Unavailable> {
  return limitWrongGuesses<Stored<TicketDocument> | Unavailable>(
    wrongTicketLimits(ip),
    now,
    async () => {
      const ticket = await findTicket(typed);
      if (!ticket) return ticketNotFound(typed);
      return ticket.data.state === 'redeemed'
        ? ticketUsed(ticket.id, ticket.data.redeemedAt)
        : ticket;
    },
    (ticket) => isProblem(ticket),
  );
}

/** Mails a code to the email on record of a ticket. The response is that of a sign-in code. */
export async function mailTicketCode(
  { ticketId, language }: BodyOf<typeof requestTicketCode>,
  facts: RequestFacts,
): Promise<
  | ResponseOf<typeof requestTicketCode>
  | Unavailable
  | Problem<'mail-rejected' | 'ticket-not-found' | 'ticket-used' | 'too-many-attempts'>
> {
  const ticket = await unusedTicket(ticketId, facts);
  if (isProblem(ticket)) return ticket;
  const email = ticket.data.holderEmail?.toLowerCase();
  if (!email) return linkOnlyResponse;
  const next = `/waiver?ticket=${encodeURIComponent(ticket.id)}`;
  // A venue's Wi-Fi is one network for 300 holders, each of whom needs a code.
  const limit = rateLimit('codesPerTicket', ticket.id);
  return requestSignInEmail({ email, next, language }, facts, limit);
}

/**
 * Verifies the email on record of a ticket by its mailed code, and returns the holder's data to its reader only. A code
 * that was mailed to an email which staff have corrected since proves nothing.
 */
export async function proveTicketEmail(
  { ticketId, ...typed }: BodyOf<typeof proveTicket>,
  { ip, now }: Pick<RequestFacts, 'ip' | 'now'>,
): Promise<
  | ResponseOf<typeof proveTicket>
  | Unavailable
  | Problem<
      | 'email-changed'
      | 'sign-in-code-expired'
      | 'ticket-not-found'
      | 'ticket-used'
      | 'too-many-attempts'
      | 'wrong-code'
    >
> {
  const mailed = await verifySignInCode(typed, now);
  if (isProblem(mailed)) return mailed;
  const ticket = await unusedTicket(ticketId, { ip, now });
  if (isProblem(ticket)) return ticket;
  const { holderEmail, holderName } = ticket.data;
  if (!isSameEmail(mailed.email, holderEmail)) return problem('email-changed');
  return {
    proof: await createEmailProof(mailed.email, now),
    email: mailed.email,
    fullName: holderName,
  };
}
