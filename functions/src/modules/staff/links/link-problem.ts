import { timingSafeEqual } from 'node:crypto';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type StaffLinkDocument } from '@wine-walk/common/model/staff.ts';
import type { Stored } from '../../../firestore/read.ts';

export type StaffLinkProblem = Problem<'wrong-credentials' | 'code-expired'>;

/** Why nobody comes in by this link with this PIN. `now`: milliseconds since 1970, UTC. */
export function linkProblem(
  link: Stored<StaffLinkDocument> | undefined,
  pin: string,
  now: number,
): StaffLinkProblem | undefined {
  if (!link || !timingSafeEqual(Buffer.from(link.data.pin), Buffer.from(pin)))
    return wrongLinkCredentials();
  return link.data.isActive && now < Date.parse(link.data.expiresAt) ? undefined : linkEnded();
}

export const wrongLinkCredentials = () =>
  problem('wrong-credentials', 'This link and PIN do not belong together.');
export const linkEnded = () =>
  problem('code-expired', 'This link has ended. Ask an organizer for a new one.');
