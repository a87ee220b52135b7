import { type Problem, problem } from '@wine-walk/common/api/problem.ts';
import {
  extraGuessesPerEmail,
  returnCodesGlobal,
  returnCodesPerNetwork,
  signInCodesPerEmail,
  signInCodesPerNetwork,
} from '@wine-walk/common/rules/sessions/guess-limits.ts';
import { ipNetwork, waitText } from '@wine-walk/common/rules/sessions/throttle.ts';
import { consumeWindowAttempt, type WindowLimit } from '../../firestore/window-limit.ts';

const minute = 60_000;

/** Codes mailed to one address, and asked for from one network, which a crowd at a venue shares. */
export const signInCodeLimits = (email: string, ip: string): WindowLimit[] => [
  { key: ['sign-in-code', 'address', email], ...signInCodesPerEmail },
  { key: ['sign-in-code', 'network', ipNetwork(ip)], ...signInCodesPerNetwork },
];

/** Digits typed for one address beyond the first for each code, whoever asked for it. */
export const extraGuessLimit = (email: string): WindowLimit => ({
  key: ['sign-in-code', 'further', email],
  ...extraGuessesPerEmail,
});

/** Wrong or right codes from the desk: by one network, and by everybody, since a code names nobody. */
export const returnCodeLimits = (ip: string): WindowLimit[] => [
  { key: ['return', 'network', ipNetwork(ip)], ...returnCodesPerNetwork },
  { key: ['return', 'everybody'], ...returnCodesGlobal },
];

/** Codes that one person asks for to go on elsewhere. */
export const transferCodeLimits = (uid: string): WindowLimit[] => [
  { key: ['own-code', uid], max: 10, windowMs: 60 * minute },
];

/** Counts an attempt; the refusal where one is too many. `now`: milliseconds since 1970, UTC. */
export async function enforceLimits(
  limits: readonly WindowLimit[],
  now: number,
): Promise<Problem<'too-many-requests'> | undefined> {
  const { waitMs } = await consumeWindowAttempt(limits, now);
  if (waitMs === 0) return undefined;
  return problem(
    'too-many-requests',
    `Too many tries. Please wait ${waitText(waitMs)} and try again.`,
    { details: { retryAfterSeconds: waitMs / 1000 } },
  );
}
