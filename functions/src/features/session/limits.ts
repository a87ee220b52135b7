import {
  furtherGuessesOfAddress,
  returnCodesOfEverybody,
  returnCodesOfNetwork,
  signInCodesOfAddress,
  signInCodesOfNetwork,
} from '../../domain/guess-limits.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { networkOf, waitMessage } from '../../domain/slow-down.ts';
import { takeAttempt, type WindowLimit } from '../../store/window-limit.ts';

const minute = 60_000;

/** Codes mailed to one address, and asked for from one network, which a crowd at a venue shares. */
export const codeRequests = (email: string, ip: string): WindowLimit[] => [
  { key: ['sign-in-code', 'address', email], ...signInCodesOfAddress },
  { key: ['sign-in-code', 'network', networkOf(ip)], ...signInCodesOfNetwork },
];

/** Digits typed for one address beyond the first for each code, whoever asked for it. */
export const furtherGuesses = (email: string): WindowLimit => ({
  key: ['sign-in-code', 'further', email],
  ...furtherGuessesOfAddress,
});

/** Wrong or right codes from the desk: by one network, and by everybody, since a code names nobody. */
export const returns = (ip: string): WindowLimit[] => [
  { key: ['return', 'network', networkOf(ip)], ...returnCodesOfNetwork },
  { key: ['return', 'everybody'], ...returnCodesOfEverybody },
];

/** Codes that one person asks for to go on elsewhere. */
export const ownCodes = (uid: string): WindowLimit[] => [
  { key: ['own-code', uid], max: 10, windowMs: 60 * minute },
];

/** Counts an attempt; the refusal where one is too many. `now`: milliseconds since 1970, UTC. */
export async function refuseTooMany(
  limits: readonly WindowLimit[],
  now: number,
): Promise<Problem<'too-many-requests'> | undefined> {
  const { waitMs } = await takeAttempt(limits, now);
  if (waitMs === 0) return undefined;
  return problem(
    'too-many-requests',
    `Too many tries. Please wait ${waitMessage(waitMs)} and try again.`,
    { details: { retryAfterSeconds: waitMs / 1000 } },
  );
}
