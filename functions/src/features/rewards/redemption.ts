import { createHash, randomInt } from 'node:crypto';
import {
  catalogueDocument,
  participantDocument,
  progressDocument,
  rewardDocument,
} from '../../contract/documents.ts';
import type { AnswerOf, ProblemOf } from '../../contract/endpoint.ts';
import {
  type ClaimDocument,
  claimDocument,
  type RedemptionCodeDocument,
  redemptionCodeDocument,
} from '../../contract/records.ts';
import type { issueRedemptionCode, redeemReward } from '../../contract/rewards.ts';
import { rewardProgress } from '../../domain/rewards.ts';
import type { StaffMember } from '../../http/caller.ts';
import { type Problem, problem } from '../../http/problem.ts';
import { paths } from '../../store/paths.ts';
import { readDocument, readDocuments } from '../../store/read.ts';
import { commit } from '../../store/write.ts';

/** How long a code can be redeemed. Milliseconds. */
const codeLifetimeMs = 5 * 60 * 1000;

interface Wanted {
  participantId: string;
  eventId: string;
  rewardId: string;
}

/** Issues a one-time code for an unlocked, unclaimed reward. */
export async function issueCode(
  wanted: Wanted,
  now: number,
): Promise<AnswerOf<typeof issueRedemptionCode> | Problem<ProblemOf<typeof issueRedemptionCode>>> {
  const { participantId, eventId, rewardId } = wanted;
  const [catalogue, progress] = await readDocuments(
    [paths.catalogue(eventId), catalogueDocument],
    [paths.progress(participantId, eventId), progressDocument],
  );
  const standing =
    catalogue &&
    progress &&
    rewardProgress(catalogue.data, progress.data).find(({ reward }) => reward.id === rewardId);
  if (!standing) return problem('not-found', 'There is no such reward.');
  if (standing.state === 'claimed')
    return problem('already-claimed', 'This reward has been claimed already.');
  if (standing.state === 'locked')
    return problem('reward-locked', 'This reward is still locked. Keep walking!');
  const expiresAt = new Date(now + codeLifetimeMs).toISOString();
  const code = randomInt(100_000_000).toString().padStart(8, '0');
  const data: RedemptionCodeDocument = { participantId, eventId, rewardId, expiresAt };
  // Two codes alike within five minutes are one in millions; a later one simply takes its place.
  const outcome = await commit([{ kind: 'set', path: paths.redemptionCode(code), data }]);
  if (outcome === 'conflict') throw new Error('A redemption code could not be written.');
  return { code, expiresAt };
}

type Redeemed = AnswerOf<typeof redeemReward>;

/** Redeems a code: the reward is marked claimed, once, whoever repeats it. */
export async function redeem(
  code: string,
  staff: StaffMember,
  now: number,
): Promise<Redeemed | Problem<ProblemOf<typeof redeemReward>>> {
  const stored = await readDocument(paths.redemptionCode(code), redemptionCodeDocument);
  if (!stored) return problem('not-found', 'This code is not known. Ask for a new one.');
  const { participantId, eventId, rewardId, expiresAt } = stored.data;
  const claimPath = paths.claim(eventId, participantId, rewardId);
  const [earlier, reward, participant] = await readDocuments(
    [claimPath, claimDocument],
    [paths.reward(rewardId), rewardDocument],
    [paths.participant(participantId), participantDocument],
  );
  if (!reward || !participant) return problem('not-found', 'This reward is no longer there.');
  const words = { participantName: participant.data.name, rewardName: reward.data.name };
  if (earlier) return repeatOrClaimed(earlier.data, code, staff, words);
  if (Date.parse(expiresAt) <= now)
    return problem('code-expired', 'This code has expired. Ask for a new one.');

  const claimedAt = new Date(now).toISOString();
  const claim: ClaimDocument = {
    participantId,
    eventId,
    rewardId,
    code,
    claimedAt,
    redeemedBy: staff.username,
  };
  const outcome = await commit([
    { kind: 'create', path: claimPath, data: claim },
    {
      kind: 'merge',
      path: paths.progress(participantId, eventId),
      data: { claims: { [rewardId]: { claimedAt } } },
    },
    {
      kind: 'create',
      path: paths.audit(auditId(claimPath)),
      data: {
        actor: staff.username,
        action: 'reward.redeem',
        target: claimPath,
        happenedAt: claimedAt,
        details: { rewardName: reward.data.name },
      },
    },
  ]);
  if (outcome === 'committed') return { ...words, claimedAt };
  const meanwhile = await readDocument(claimPath, claimDocument);
  if (!meanwhile) throw new Error(`The claim ${claimPath} was neither written nor found.`);
  return repeatOrClaimed(meanwhile.data, code, staff, words);
}

/** The same person sending the same code again asks what became of it; anybody else comes too late. */
function repeatOrClaimed(
  claim: ClaimDocument,
  code: string,
  staff: StaffMember,
  words: { participantName: string; rewardName: string },
): Redeemed | Problem<'already-claimed'> {
  if (claim.code === code && claim.redeemedBy === staff.username)
    return { ...words, claimedAt: claim.claimedAt };
  return problem('already-claimed', `${words.rewardName} has been claimed already.`);
}

function auditId(claimPath: string): string {
  return createHash('sha256').update(claimPath).digest('hex').slice(0, 32);
}
