import type { AnswerOf } from '../../contract/endpoint.ts';
import type { submitRegistration } from '../../contract/registration.ts';
import type { validateTicket } from '../../contract/ticket-validation.ts';
import { ticketsOfNetwork, wrongTicketsOfNetwork } from '../../domain/guess-limits.ts';
import { isProblem, type Problem } from '../../domain/problem.ts';
import { networkOf } from '../../domain/slow-down.ts';
import { rateLimitOf, takeTry } from '../../store/attempt-limit.ts';
import { countWrongGuesses } from '../../store/guarded-guess.ts';

type Validated = AnswerOf<typeof validateTicket>;
type TooMany = Problem<'too-many-requests'>;

const wrongTicketLimits = (ip: string) => [
  rateLimitOf(wrongTicketsOfNetwork, 'wrong tickets', networkOf(ip)),
];

/**
 * Looks at a ticket for somebody who is not staff. All are counted, also the valid ones: a list of sequential ids
 * tells who guesses it which of them are still to be had.
 */
export async function withinTicketLimits(
  ip: string,
  now: number,
  look: () => Promise<Validated>,
): Promise<Validated | TooMany> {
  const refusal = await takeTry([rateLimitOf(ticketsOfNetwork, 'tickets', networkOf(ip))], now);
  if (refusal) return refusal;
  return countWrongGuesses(wrongTicketLimits(ip), now, look, ({ isValid }) => !isValid);
}

/** Registers, where the network has not sent too many tickets that are not to be had. */
export async function countWrongTickets<A extends AnswerOf<typeof submitRegistration> | Problem>(
  ip: string,
  now: number,
  submit: () => Promise<A>,
): Promise<A | TooMany> {
  return countWrongGuesses(
    wrongTicketLimits(ip),
    now,
    submit,
    (answer) => isProblem(answer) && wrongTickets.has(answer.problem),
  );
}

/** A used ticket is none to guess: that one of many at once is told so must not slow the others down. */
const wrongTickets: ReadonlySet<string> = new Set(['ticket-not-found', 'ticket-not-yours']);
