import type { ProblemOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { redeemReward } from '@wine-walk/common/api/staff/rewards.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import {
  type ParticipantDocument,
  participantDocument,
} from '@wine-walk/common/model/participants.ts';
import {
  type ClaimDocument,
  claimDocument,
  type RedemptionCodeDocument,
  type RewardDocument,
  rewardDocument,
} from '@wine-walk/common/model/rewards.ts';
import { offlineActionTime } from '@wine-walk/common/rules/desk/offline-action-time.ts';
import { ineligibility } from '@wine-walk/common/rules/rewards/redemption.ts';
import { findActiveEvent } from '../../firestore/events/events.ts';
import { withIdempotency } from '../../firestore/idempotency.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument, readDocuments, type Stored } from '../../firestore/read.ts';
import type { StaffMember } from '../../http/caller.ts';
import { readRegistrationFor } from './issue-code.ts';
import {
  duplicateRedemption,
  planClaim,
  type Redemption,
  redemptionTimeConflict,
  undoneRedemption,
} from './redemption.ts';
import { claimSlot } from './slots.ts';

type RedeemProblem = Problem<ProblemOf<typeof redeemReward>>;

type Blocker = Problem<'code-expired' | 'reward-not-for-type' | 'reward-unpaid'>;

/** Returns the problem with a code at a time, in epoch milliseconds; undefined if it can be redeemed. */
async function redemptionBlocker(
  { eventId, expiresAt }: RedemptionCodeDocument,
  reward: RewardDocument,
  participant: ParticipantDocument,
  at: number,
): Promise<Blocker | undefined> {
  if (Date.parse(expiresAt) <= at) return problem('code-expired');
  const registration = await readRegistrationFor(participant, eventId);
  const ineligible = ineligibility(reward, registration?.data);
  if (ineligible === 'not-paid') return problem('reward-unpaid', { name: participant.name });
  return ineligible
    ? problem('reward-not-for-type', { reward: reward.name, name: participant.name })
    : undefined;
}

/** Returns the reason for a conflict of an offline redemption. A desk without a connection knows no types of tickets. */
function conflictReason(blocker: Blocker | undefined) {
  if (blocker?.problem === 'reward-unpaid') return 'not-paid';
  return blocker?.problem === 'code-expired' ? 'code-expired' : undefined;
}

/** Returns the problem if a shop redeems a reward of another business or event. */
function requireOwnShopReward(
  { role, eventId, businessId }: StaffMember,
  codeEventId: string,
  reward: Pick<RewardDocument, 'name' | 'businessId'>,
): RedeemProblem | undefined {
  if (role !== 'shop') return undefined;
  if (businessId !== null && reward.businessId === businessId && codeEventId === eventId)
    return undefined;
  return problem('wrong-business', { reward: reward.name });
}

/** Problem for a claimed reward, with its time and staff member. */
function alreadyClaimed(reward: string, claim: ClaimDocument): RedeemProblem {
  const { claimedAt, redeemedBy } = claim;
  return problem('already-claimed', { reward, current: { claimedAt, redeemedBy } });
}

/**
 * Returns the event of the redemption: the requested one, that of the staff link, otherwise the active one.
 * Null if none is active: a code may outlive a deactivated event by minutes.
 */
async function resolveRedemptionEvent({
  eventId,
  staff,
  now,
}: Redemption): Promise<Redemption['eventId']> {
  return eventId ?? staff.eventId ?? (await findActiveEvent(now))?.id ?? null;
}

/**
 * Returns the problem for a code of another event, with that event's name. Shops get their own
 * (`requireOwnShopReward`).
 */
async function requireCodeForEvent(
  { eventId, staff }: Redemption,
  code: RedemptionCodeDocument,
): Promise<Problem<'code-of-other-event'> | undefined> {
  if (staff.role === 'shop' || eventId === null || eventId === code.eventId) return undefined;
  const other = await readDocument(documentPaths.event(code.eventId), eventDocument);
  return problem('code-of-other-event', { ...(other && { event: other.data.name }) });
}

type Redeemed = ResponseOf<typeof redeemReward>;

/**
 * Time in milliseconds in which the same request counts as a retry after a lost response. Later, it means
 * that the code is shown again.
 */
const replayWindowMs = 60_000;

/**
 * Redeems a code: exactly one request marks the reward claimed. Its retry with the same Idempotency-Key
 * within a minute returns the same response; any other request returns the time and the actor of the claim. An
 * offline redemption is always accepted, and recorded as a conflict if it should have been rejected.
 */
export async function redeem(
  input: Redemption,
  reading: Promise<Stored<RedemptionCodeDocument> | undefined>,
): Promise<Redeemed | RedeemProblem> {
  const redemption = { ...input, eventId: await resolveRedemptionEvent(input) };
  // Offline redemptions are checked against all current documents; at the counter, the first attempt relies
  // on the preapproval.
  let usePreapproval = !redemption.doneAt;
  return withIdempotency<Redeemed, RedeemProblem>(
    redemption.request,
    async () => {
      const stored = await reading;
      if (!stored) return problem('redemption-code-unknown');
      const elsewhere = await requireCodeForEvent(redemption, stored.data);
      if (elsewhere && !redemption.doneAt) return elsewhere;
      const decided = usePreapproval ? redeemPreapproved(redemption, stored.data) : undefined;
      usePreapproval = false;
      return decided ?? decide(redemption, stored.data, elsewhere);
    },
    redemption.doneAt ? {} : { replayWindowMs, assumeFirstRequest: true },
  );
}

/**
 * Redeems by the code's preapproval alone; undefined if there is none or something must be checked. If the
 * reward was claimed already, the commit conflicts and the retry reads all documents.
 */
function redeemPreapproved(redemption: Redemption, codeDocument: RedemptionCodeDocument) {
  const { preapproval, expiresAt, eventId } = codeDocument;
  const { staff, now } = redemption;
  if (!preapproval || preapproval.isLimited || Date.parse(expiresAt) <= now) return undefined;
  const { participantName, rewardName, businessId } = preapproval;
  const elsewhere = requireOwnShopReward(staff, eventId, { name: rewardName, businessId });
  if (elsewhere) return elsewhere;
  return planClaim(redemption, codeDocument, { participantName, rewardName }, now);
}

async function decide(
  redemption: Redemption,
  codeDocument: RedemptionCodeDocument,
  other?: Problem<'code-of-other-event'>,
) {
  const { participantId, eventId, rewardId } = codeDocument;
  const { staff, now } = redemption;
  const claimPath = documentPaths.claim(eventId, participantId, rewardId);
  const [previousClaim, reward, participant] = await readDocuments(
    [claimPath, claimDocument],
    [documentPaths.reward(rewardId), rewardDocument],
    [documentPaths.participant(participantId), participantDocument],
  );
  if (!reward || !participant) return problem('reward-gone');
  const elsewhere = requireOwnShopReward(staff, eventId, reward.data);
  if (elsewhere) return elsewhere;
  const names = { participantName: participant.data.name, rewardName: reward.data.name };
  const at = offlineActionTime(redemption.doneAt, now);
  if (previousClaim && !redemption.doneAt)
    return alreadyClaimed(names.rewardName, previousClaim.data);
  if (previousClaim)
    return duplicateRedemption(redemption, codeDocument, previousClaim.data, names);
  const undone = redemption.doneAt && (await undoneRedemption(redemption, codeDocument, names, at));
  if (undone) return undone;
  const blocker = await redemptionBlocker(codeDocument, reward.data, participant.data, at);
  const refusal = other ?? blocker;
  if (refusal && !redemption.doneAt) return refusal;
  const slot = await claimSlot(codeDocument, reward.data.stock, at);
  if ('problem' in slot && !redemption.doneAt) return slot;
  const reason = redemption.doneAt
    ? ((other && 'wrong-event') ??
      conflictReason(blocker) ??
      ('problem' in slot ? 'out-of-stock' : redemptionTimeConflict(codeDocument, at, now)))
    : undefined;
  return planClaim(redemption, codeDocument, names, at, {
    slot: 'problem' in slot ? [] : slot,
    reason,
  });
}
