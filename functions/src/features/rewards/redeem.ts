import type { DeskDoubtReason } from '../../contract/categories.ts';
import { type ParticipantDocument, participantDocument } from '../../contract/documents.ts';
import type { AnswerOf, ProblemOf } from '../../contract/endpoint.ts';
import {
  type ClaimDocument,
  claimDocument,
  type RedemptionCodeDocument,
} from '../../contract/records.ts';
import { type RewardDocument, rewardDocument } from '../../contract/reward-documents.ts';
import type { redeemReward } from '../../contract/rewards.ts';
import { doneTime } from '../../domain/done-time.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import type { StaffMember } from '../../http/caller.ts';
import { auditWrite } from '../../store/audit.ts';
import { oncePerRequest } from '../../store/once-per-request.ts';
import { paths } from '../../store/paths.ts';
import { readDocuments, type Stored } from '../../store/read.ts';
import type { Write } from '../../store/write.ts';
import { isPaid } from './payment.ts';
import { claimOf, type Names, type Redemption, redeemed } from './redemption.ts';
import { doubtOf, handedOverTwice, timeDoubt } from './redemption-doubt.ts';
import { claimSlot } from './slots.ts';

type Redeemed = AnswerOf<typeof redeemReward>;
type Refused = Problem<ProblemOf<typeof redeemReward>>;

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
  redemption: Redemption,
  reading: Promise<Stored<RedemptionCodeDocument> | undefined>,
): Promise<Redeemed | Refused> {
  // What happened is settled by all there is to know; at the counter the first try takes the code's word.
  let takesItsWord = !redemption.doneAt;
  return oncePerRequest<Redeemed, Refused>(
    redemption.request,
    async () => {
      const stored = await reading;
      if (!stored) return problem('not-found', 'This code is not known. Ask for a new one.');
      const decided = takesItsWord ? decideByPromise(redemption, stored.data) : undefined;
      takesItsWord = false;
      return decided ?? decide(redemption, stored.data);
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

async function decide(redemption: Redemption, wanted: RedemptionCodeDocument) {
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
  const refusal = await whyNot(wanted, participant.data, at);
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

/** What is written and answered. `at`: when it was handed over, milliseconds since 1970, UTC. */
function handedOver(
  redemption: Redemption,
  wanted: RedemptionCodeDocument,
  names: Names,
  at: number,
  { slot = [], reason }: { slot?: Write[]; reason?: DeskDoubtReason | undefined } = {},
) {
  const { participantId, eventId, rewardId } = wanted;
  const { staff, now } = redemption;
  const claimPath = paths.claim(eventId, participantId, rewardId);
  const claim = claimOf(redemption, wanted, at);
  const { claimedAt } = claim;
  const happened = { happenedAt: claimedAt, earlierAt: null, earlierBy: null };
  return {
    writes: [
      { kind: 'create' as const, path: claimPath, data: { ...claim } },
      ...slot,
      ...(reason ? [doubtOf(redemption, wanted, reason, happened)] : []),
      {
        kind: 'merge' as const,
        path: paths.progress(participantId, eventId),
        data: { claims: { [rewardId]: { claimedAt } } },
      },
      auditWrite({
        actor: staff.username,
        action: 'reward.redeem',
        target: claimPath,
        now,
        details: { rewardName: names.rewardName, ...(reason && { doubt: reason }) },
      }),
    ],
    answer: {
      ...redeemed(claimPath, claimedAt, names),
      doubt: reason ? { reason, earlierAt: null, earlierBy: null } : null,
    },
  };
}

/** Why a code is not redeemed at a moment. Milliseconds since 1970, UTC. */
async function whyNot(
  { eventId, expiresAt }: RedemptionCodeDocument,
  participant: ParticipantDocument,
  at: number,
): Promise<Problem<'code-expired' | 'not-paid'> | undefined> {
  if (Date.parse(expiresAt) <= at)
    return problem('code-expired', 'This code has expired. Ask for a new one.');
  if (await isPaid(participant, eventId)) return undefined;
  return problem(
    'not-paid',
    `${participant.name} has not paid yet. Send them to the registration desk first.`,
  );
}

/** A shop hands out its own rewards, at its own event: the refusal for any other. */
function refuseOtherShop(
  { role, eventId, businessId }: StaffMember,
  codeEventId: string,
  reward: Pick<RewardDocument, 'name' | 'businessId'>,
): Refused | undefined {
  if (role !== 'shop') return undefined;
  if (businessId !== null && reward.businessId === businessId && codeEventId === eventId)
    return undefined;
  return problem(
    'wrong-business',
    `${reward.name} is not handed out here. Send them to the registration desk.`,
  );
}

function claimedAlready(rewardName: string, claim: ClaimDocument): Refused {
  const { claimedAt, redeemedBy } = claim;
  return problem(
    'already-claimed',
    `${rewardName} was claimed already, at ${claimedAt} by ${redeemedBy}.`,
    { details: { current: { claimedAt, redeemedBy } } },
  );
}
