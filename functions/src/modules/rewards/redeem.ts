import { type redeemReward } from '@wine-walk/common/api/admin-rewards.ts';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { participantDocument } from '@wine-walk/common/model/participants.ts';
import {
  claimDocument,
  type RedemptionCodeDocument,
  rewardDocument,
} from '@wine-walk/common/model/rewards.ts';
import { offlineActionTime } from '@wine-walk/common/rules/desk/offline-action-time.ts';
import { withIdempotency } from '../../firestore/idempotency.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocuments, type Stored } from '../../firestore/read.ts';
import { planClaim } from './claim-plan.ts';
import {
  alreadyClaimed,
  type RedeemProblem,
  redemptionBlocker,
  requireOwnShopReward,
} from './redeem-blockers.ts';
import type { Redemption } from './redemption.ts';
import { duplicateRedemption, redemptionTimeConflict } from './redemption-conflict.ts';
import { requireCodeForEvent, resolveRedemptionEvent } from './redemption-event.ts';
import { claimSlot } from './slots.ts';

type Redeemed = ResponseOf<typeof redeemReward>;

/**
 * How long a repeat of the same request is taken for one whose answer was lost. Later it is somebody who shows
 * a code again. Milliseconds.
 */
const replayWindowMs = 60_000;

/**
 * Redeems a code: the reward is marked claimed, and only one request ever succeeds. A repeat of it, by its
 * Idempotency-Key and within a minute, is answered as it was; whoever else comes is told when it was claimed
 * and by whom. What was handed over without a connection is a fact: it is noted as doubtful where it should not
 * have been.
 */
export async function redeem(
  input: Redemption,
  reading: Promise<Stored<RedemptionCodeDocument> | undefined>,
): Promise<Redeemed | RedeemProblem> {
  const redemption = { ...input, eventId: await resolveRedemptionEvent(input) };
  // What happened is settled by all there is to know; at the counter the first try takes the code's word.
  let usePreapproval = !redemption.doneAt;
  return withIdempotency<Redeemed, RedeemProblem>(
    redemption.request,
    async () => {
      const stored = await reading;
      if (!stored) return problem('not-found', 'This code is not known. Ask for a new one.');
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
 * By what the code promised alone; undefined where it promises nothing, or something is to be looked at. Whether it was
 * claimed already the commit tells, which then fails, and all is read.
 */
function redeemPreapproved(redemption: Redemption, codeDocument: RedemptionCodeDocument) {
  const { promised, expiresAt, eventId } = codeDocument;
  const { staff, now } = redemption;
  if (!promised || promised.isLimited || Date.parse(expiresAt) <= now) return undefined;
  const { participantName, rewardName, businessId } = promised;
  const elsewhere = requireOwnShopReward(staff, eventId, { name: rewardName, businessId });
  if (elsewhere) return elsewhere;
  return planClaim(redemption, codeDocument, { participantName, rewardName }, now);
}

async function decide(
  redemption: Redemption,
  codeDocument: RedemptionCodeDocument,
  other?: Problem<'wrong-event'>,
) {
  const { participantId, eventId, rewardId } = codeDocument;
  const { staff, now } = redemption;
  const claimPath = documentPaths.claim(eventId, participantId, rewardId);
  const [earlier, reward, participant] = await readDocuments(
    [claimPath, claimDocument],
    [documentPaths.reward(rewardId), rewardDocument],
    [documentPaths.participant(participantId), participantDocument],
  );
  if (!reward || !participant) return problem('not-found', 'This reward is no longer there.');
  const elsewhere = requireOwnShopReward(staff, eventId, reward.data);
  if (elsewhere) return elsewhere;
  const names = { participantName: participant.data.name, rewardName: reward.data.name };
  const at = offlineActionTime(redemption.doneAt, now);
  if (earlier && !redemption.doneAt) return alreadyClaimed(names.rewardName, earlier.data);
  if (earlier) return duplicateRedemption(redemption, codeDocument, earlier.data, names);
  const refusal = other ?? (await redemptionBlocker(codeDocument, participant.data, at));
  if (refusal && !redemption.doneAt) return refusal;
  const slot = await claimSlot(codeDocument, reward.data.stock, at);
  if ('problem' in slot && !redemption.doneAt) return slot;
  const reason = redemption.doneAt
    ? (refusal?.problem ??
      ('problem' in slot ? slot.problem : redemptionTimeConflict(codeDocument, at, now)))
    : undefined;
  return planClaim(redemption, codeDocument, names, at, {
    slot: 'problem' in slot ? [] : slot,
    reason,
  });
}
