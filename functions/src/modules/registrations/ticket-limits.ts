import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { isProblem, type Problem } from '@wine-walk/common/api/problems.ts';
import {
  type submitRegistration,
  type validateTicket,
} from '@wine-walk/common/api/registrations.ts';
import { ipNetwork } from '@wine-walk/common/rules/sessions/rate-limits.ts';
import { enforceRateLimits, limitWrongGuesses, rateLimit } from '../../firestore/rate-limits.ts';

type Validated = ResponseOf<typeof validateTicket>;
type TooMany = Problem<'too-many-requests'>;

const wrongTicketLimits = (ip: string) => [rateLimit('wrongTicketsPerNetwork', ipNetwork(ip))];

/**
 * Looks at a ticket for somebody who is not staff. All are counted, also the valid ones: a list of sequential ids
 * tells who guesses it which of them are still to be had.
 */
export async function limitTicketValidation(
  ip: string,
  now: number,
  look: () => Promise<Validated>,
): Promise<Validated | TooMany> {
  const refusal = await enforceRateLimits(
    [rateLimit('ticketValidationsPerNetwork', ipNetwork(ip))],
    now,
  );
  if (refusal) return refusal;
  return limitWrongGuesses(wrongTicketLimits(ip), now, look, ({ isValid }) => !isValid);
}

/** Registers, where the network has not sent too many tickets that are not to be had. */
export async function limitWrongTickets<A extends ResponseOf<typeof submitRegistration> | Problem>(
  ip: string,
  now: number,
  submit: () => Promise<A>,
): Promise<A | TooMany> {
  return limitWrongGuesses(
    wrongTicketLimits(ip),
    now,
    submit,
    (answer) => isProblem(answer) && guessedTicketProblems.has(answer.problem),
  );
}

/** A used ticket is none to guess: that one of many at once is told so must not slow the others down. */
const guessedTicketProblems: ReadonlySet<string> = new Set([
  'ticket-not-found',
  'ticket-not-yours',
]);
