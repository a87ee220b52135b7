import { type redeemReward } from '@wine-walk/common/api/admin-rewards.ts';
import type { ProblemOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type ParticipantDocument } from '@wine-walk/common/model/participants.ts';
import {
  type ClaimDocument,
  type RedemptionCodeDocument,
  type RewardDocument,
} from '@wine-walk/common/model/rewards.ts';
import type { StaffMember } from '../../http/caller.ts';
import { readPaidRegistration } from './paid-registration.ts';

export type RedeemProblem = Problem<ProblemOf<typeof redeemReward>>;

/** Why a code is not redeemed at a moment. Milliseconds since 1970, UTC. */
export async function redemptionBlocker(
  { eventId, expiresAt }: RedemptionCodeDocument,
  participant: ParticipantDocument,
  at: number,
): Promise<Problem<'code-expired' | 'not-paid'> | undefined> {
  if (Date.parse(expiresAt) <= at)
    return problem('code-expired', 'This code has expired. Ask for a new one.');
  if (await readPaidRegistration(participant, eventId)) return undefined;
  return problem(
    'not-paid',
    `${participant.name} has not paid yet. Send them to the registration desk first.`,
  );
}

/** A shop hands out its own rewards, at its own event: the refusal for any other. */
export function requireOwnShopReward(
  { role, eventId, businessId }: StaffMember,
  codeEventId: string,
  reward: Pick<RewardDocument, 'name' | 'businessId'>,
): RedeemProblem | undefined {
  if (role !== 'shop') return undefined;
  if (businessId !== null && reward.businessId === businessId && codeEventId === eventId)
    return undefined;
  return problem(
    'wrong-business',
    `${reward.name} is not handed out here. Send them to the registration desk.`,
  );
}

/** The refusal of a reward that was handed out, with when and by whom. */
export function alreadyClaimed(rewardName: string, claim: ClaimDocument): RedeemProblem {
  const { claimedAt, redeemedBy } = claim;
  return problem(
    'already-claimed',
    `${rewardName} was claimed already, at ${claimedAt} by ${redeemedBy}.`,
    { details: { current: { claimedAt, redeemedBy } } },
  );
}
