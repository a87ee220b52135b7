import { undoMs } from '../../contract/desk.ts';
import {
  participantDocument,
  type RewardDocument,
  rewardDocument,
} from '../../contract/documents.ts';
import type { AnswerOf, ProblemOf } from '../../contract/endpoint.ts';
import {
  type ClaimDocument,
  claimDocument,
  type RedemptionCodeDocument,
  redemptionCodeDocument,
} from '../../contract/records.ts';
import type { redeemReward } from '../../contract/rewards.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import type { StaffMember } from '../../http/caller.ts';
import { auditWrite } from '../../store/audit.ts';
import { type KeyedRequest, oncePerRequest } from '../../store/once-per-request.ts';
import { paths } from '../../store/paths.ts';
import { readDocument, readDocuments } from '../../store/read.ts';
import { isPaid } from './payment.ts';
import { claimSlot } from './slots.ts';

type Redeemed = AnswerOf<typeof redeemReward>;
type Refused = Problem<ProblemOf<typeof redeemReward>>;

/**
 * How long a repeat of the same request is taken for one whose answer was lost. Later it is somebody who shows
 * a code again. Milliseconds.
 */
const repeatMs = 60_000;

export interface Redemption {
  code: string;
  staff: StaffMember;
  idempotencyKey: string | null;
  request: KeyedRequest | null;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

/**
 * Redeems a code: the reward is marked claimed, and only one request ever succeeds. A repeat of it, by its
 * Idempotency-Key and within a minute, is answered as it was; whoever else comes is told when it was claimed
 * and by whom.
 */
export async function redeem(redemption: Redemption): Promise<Redeemed | Refused> {
  // Read beside what is kept of an earlier attempt: a code never changes.
  const reading = readDocument(paths.redemptionCode(redemption.code), redemptionCodeDocument);
  reading.catch(() => undefined);
  return oncePerRequest<Redeemed, Refused>(
    redemption.request,
    async () => {
      const stored = await reading;
      if (!stored) return problem('not-found', 'This code is not known. Ask for a new one.');
      return decide(redemption, stored.data);
    },
    { answeredMs: repeatMs },
  );
}

async function decide(redemption: Redemption, wanted: RedemptionCodeDocument) {
  const { participantId, eventId, rewardId, expiresAt } = wanted;
  const claimPath = paths.claim(eventId, participantId, rewardId);
  const [earlier, reward, participant] = await readDocuments(
    [claimPath, claimDocument],
    [paths.reward(rewardId), rewardDocument],
    [paths.participant(participantId), participantDocument],
  );
  if (!reward || !participant) return problem('not-found', 'This reward is no longer there.');
  const elsewhere = refuseOtherShop(redemption.staff, eventId, reward.data);
  if (elsewhere) return elsewhere;
  const rewardName = reward.data.name;
  if (earlier) return claimedAlready(rewardName, earlier.data);
  if (Date.parse(expiresAt) <= redemption.now)
    return problem('code-expired', 'This code has expired. Ask for a new one.');
  if (!(await isPaid(participant.data, eventId)))
    return problem(
      'not-paid',
      `${participant.data.name} has not paid yet. Send them to the registration desk first.`,
    );
  const slot = await claimSlot(wanted, reward.data.stock, redemption.now);
  if ('problem' in slot) return slot;
  const claim = claimOf(redemption, wanted);
  const { claimedAt } = claim;
  return {
    writes: [
      { kind: 'create' as const, path: claimPath, data: { ...claim } },
      ...slot,
      {
        kind: 'merge' as const,
        path: paths.progress(participantId, eventId),
        data: { claims: { [rewardId]: { claimedAt } } },
      },
      auditWrite({
        actor: redemption.staff.username,
        action: 'reward.redeem',
        target: claimPath,
        now: redemption.now,
        details: { rewardName },
      }),
    ],
    answer: {
      claimId: claimPath.slice(claimPath.indexOf('/') + 1),
      participantName: participant.data.name,
      rewardName,
      claimedAt,
      undoUntil: new Date(redemption.now + undoMs).toISOString(),
    },
  };
}

/** A shop hands out its own rewards, at its own event: the refusal for any other. */
function refuseOtherShop(
  { role, eventId, businessId }: StaffMember,
  codeEventId: string,
  reward: RewardDocument,
): Refused | undefined {
  if (role !== 'shop') return undefined;
  if (businessId !== null && reward.businessId === businessId && codeEventId === eventId)
    return undefined;
  return problem(
    'wrong-business',
    `${reward.name} is not handed out here. Send them to the registration desk.`,
  );
}

function claimOf(redemption: Redemption, wanted: RedemptionCodeDocument): ClaimDocument {
  const { participantId, eventId, rewardId } = wanted;
  const { code, staff, idempotencyKey, now } = redemption;
  return {
    participantId,
    eventId,
    rewardId,
    code,
    claimedAt: new Date(now).toISOString(),
    redeemedBy: staff.username,
    idempotencyKey,
    businessId: staff.businessId,
  };
}

function claimedAlready(rewardName: string, claim: ClaimDocument): Refused {
  const { claimedAt, redeemedBy } = claim;
  return problem(
    'already-claimed',
    `${rewardName} was claimed already, at ${claimedAt} by ${redeemedBy}.`,
    { details: { current: { claimedAt, redeemedBy } } },
  );
}
