import { participantDocument } from '../../contract/documents.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import { claimDocument, type RedemptionCodeDocument } from '../../contract/records.ts';
import type { redeemReward } from '../../contract/redemptions.ts';
import { rewardDocument } from '../../contract/reward-documents.ts';
import { doneTime } from '../../domain/done-time.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { oncePerRequest } from '../../store/once-per-request.ts';
import { paths } from '../../store/paths.ts';
import { readDocuments, type Stored } from '../../store/read.ts';
import { handedOver } from './handed-over.ts';
import { redeemingEvent, refuseOtherEvent } from './other-event.ts';
import { claimedAlready, type Refused, refuseOtherShop, whyNot } from './redeem-blockers.ts';
import type { Redemption } from './redemption.ts';
import { handedOverTwice, timeDoubt } from './redemption-doubt.ts';
import { claimSlot } from './slots.ts';

type Redeemed = AnswerOf<typeof redeemReward>;

/**
 * How long a repeat of the same request is taken for one whose answer was lost. Later it is somebody who shows
 * a code again. Milliseconds.
 */
const repeatMs = 60_000;

/**
 * Redeems a code: the reward is marked claimed, and only one request ever succeeds. A repeat of it, by its
 * Idempotency-Key and within a minute, is answered as it was; whoever else comes is told when it was claimed
 * and by whom. What was handed over without a connection is a fact: it is noted as doubtful where it should not
 * have been.
 */
export async function redeem(
  asked: Redemption,
  reading: Promise<Stored<RedemptionCodeDocument> | undefined>,
): Promise<Redeemed | Refused> {
  const redemption = { ...asked, eventId: await redeemingEvent(asked) };
  // What happened is settled by all there is to know; at the counter the first try takes the code's word.
  let takesItsWord = !redemption.doneAt;
  return oncePerRequest<Redeemed, Refused>(
    redemption.request,
    async () => {
      const stored = await reading;
      if (!stored) return problem('not-found', 'This code is not known. Ask for a new one.');
      const elsewhere = await refuseOtherEvent(redemption, stored.data);
      if (elsewhere && !redemption.doneAt) return elsewhere;
      const decided = takesItsWord ? decideByPromise(redemption, stored.data) : undefined;
      takesItsWord = false;
      return decided ?? decide(redemption, stored.data, elsewhere);
    },
    redemption.doneAt ? {} : { answeredMs: repeatMs, assumesFirst: true },
  );
}

/**
 * By what the code promised alone; undefined where it promises nothing, or something is to be looked at. Whether it was
 * claimed already the commit tells, which then fails, and all is read.
 */
function decideByPromise(redemption: Redemption, wanted: RedemptionCodeDocument) {
  const { promised, expiresAt, eventId } = wanted;
  const { staff, now } = redemption;
  if (!promised || promised.isLimited || Date.parse(expiresAt) <= now) return undefined;
  const { participantName, rewardName, businessId } = promised;
  const elsewhere = refuseOtherShop(staff, eventId, { name: rewardName, businessId });
  if (elsewhere) return elsewhere;
  return handedOver(redemption, wanted, { participantName, rewardName }, now);
}

async function decide(
  redemption: Redemption,
  wanted: RedemptionCodeDocument,
  other?: Problem<'wrong-event'>,
) {
  const { participantId, eventId, rewardId } = wanted;
  const { staff, now } = redemption;
  const claimPath = paths.claim(eventId, participantId, rewardId);
  const [earlier, reward, participant] = await readDocuments(
    [claimPath, claimDocument],
    [paths.reward(rewardId), rewardDocument],
    [paths.participant(participantId), participantDocument],
  );
  if (!reward || !participant) return problem('not-found', 'This reward is no longer there.');
  const elsewhere = refuseOtherShop(staff, eventId, reward.data);
  if (elsewhere) return elsewhere;
  const names = { participantName: participant.data.name, rewardName: reward.data.name };
  const at = doneTime(redemption.doneAt, now);
  if (earlier && !redemption.doneAt) return claimedAlready(names.rewardName, earlier.data);
  if (earlier) return handedOverTwice(redemption, wanted, earlier.data, names);
  const refusal = other ?? (await whyNot(wanted, participant.data, at));
  if (refusal && !redemption.doneAt) return refusal;
  const slot = await claimSlot(wanted, reward.data.stock, at);
  if ('problem' in slot && !redemption.doneAt) return slot;
  const reason = redemption.doneAt
    ? (refusal?.problem ?? ('problem' in slot ? slot.problem : timeDoubt(wanted, at, now)))
    : undefined;
  return handedOver(redemption, wanted, names, at, {
    slot: 'problem' in slot ? [] : slot,
    reason,
  });
}
