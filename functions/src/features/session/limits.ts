import { type Problem, problem } from '../../domain/problem.ts';
import { networkOf, waitMessage } from '../../domain/slow-down.ts';
import { takeAttempt, type WindowLimit } from '../../store/window-limit.ts';

const minute = 60_000;

/** Codes mailed to one address, and asked for from one network, which a crowd at a venue shares. */
export const codeRequests = (email: string, ip: string): WindowLimit[] => [
  { key: ['sign-in-code', 'address', email], max: 5, windowMs: 60 * minute },
  { key: ['sign-in-code', 'network', networkOf(ip)], max: 120, windowMs: 60 * minute },
];

/** Wrong or right codes from the desk: by one network, and by everybody, since a code names nobody. */
export const returns = (ip: string): WindowLimit[] => [
  { key: ['return', 'network', networkOf(ip)], max: 30, windowMs: 10 * minute },
  { key: ['return', 'everybody'], max: 2000, windowMs: 10 * minute },
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
