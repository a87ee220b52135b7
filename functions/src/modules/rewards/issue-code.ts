import { randomInt } from 'node:crypto';
import type { AnswerOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { issueCodeAtDesk, issueRedemptionCode } from '@wine-walk/common/api/rewards.ts';
import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import {
  type ParticipantDocument,
  participantDocument,
  progressDocument,
} from '@wine-walk/common/model/participants.ts';
import {
  type RegistrationDocument,
  registrationDocument,
} from '@wine-walk/common/model/registrations.ts';
import { type RedemptionCodeDocument, rewardDocument } from '@wine-walk/common/model/rewards.ts';
import { ineligibility, isRedemptionOpen } from '@wine-walk/common/rules/rewards/redemption.ts';
import { rewardProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { type IdempotentRequest, withIdempotency } from '../../firestore/idempotency.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument, readDocuments, type Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';
import { reserveSlot } from './slots.ts';

/** Returns a participant's registration for an event; undefined if there is none. */
export async function readRegistrationFor(
  participant: Pick<ParticipantDocument, 'registrations'> | undefined,
  eventId: string,
): Promise<Stored<RegistrationDocument> | undefined> {
  const submissionId = participant?.registrations[eventId];
  if (!submissionId) return undefined;
  return readDocument(documentPaths.registration(submissionId), registrationDocument);
}

type Issue = typeof issueRedemptionCode;

interface RewardKey {
  participantId: string;
  eventId: string;
  rewardId: string;
}

/** Lifetime of a code in milliseconds. */
export const codeLifetimeMs = 5 * 60 * 1000;

/** Issues a one-time code for an unlocked, unclaimed reward of a participant who has paid. */
export async function issueCode(
  key: RewardKey,
  { request, now }: { request: IdempotentRequest | null; now: number },
): Promise<AnswerOf<Issue>> {
  return withIdempotency<ResponseOf<Issue>, Problem<ProblemOf<Issue>>>(request, async () => {
    const eligibility = await checkEligibility(key, now);
    if ('problem' in eligibility) return eligibility;
    const expiresAt = new Date(now + codeLifetimeMs).toISOString();
    const reward = await readDocument(documentPaths.reward(key.rewardId), rewardDocument);
    const stock = reward?.data.stock ?? null;
    const preapproval = reward && {
      participantName: eligibility.participantName,
      rewardName: reward.data.name,
      businessId: reward.data.businessId,
      isLimited: stock !== null,
    };
    const slot = await reserveSlot(key, stock, { now, reservedUntil: expiresAt });
    if ('problem' in slot) return slot;
    // Create-only: a code that is in use is drawn again.
    const code = randomInt(100_000_000).toString().padStart(8, '0');
    const { participantId, eventId, rewardId } = key;
    const data: RedemptionCodeDocument = {
      participantId,
      eventId,
      rewardId,
      expiresAt,
      preapproval: preapproval ?? null,
    };
    return {
      writes: [
        { kind: 'create', path: documentPaths.redemptionCode(code), data },
        paymentPreconditionWrite(eligibility.registration, now),
        ...slot,
      ],
      response: { code, expiresAt },
    };
  });
}

/**
 * Makes the code and a concurrent refund conflict at the registration. The one that commits second is decided
 * again: either the code is rejected, or the refund finds the code and revokes its preapproval.
 */
function paymentPreconditionWrite(
  { path, revision }: Stored<RegistrationDocument>,
  now: number,
): Write {
  const data = { codeIssuedAt: new Date(now).toISOString() };
  return { kind: 'update', path, data, revision };
}

/** Issues a code for an attendee without a phone, by their registration. */
export async function issueCodeOnBehalf(
  submissionId: string,
  rewardId: string,
  sent: { request: IdempotentRequest | null; now: number },
): Promise<ResponseOf<Issue> | Problem<ProblemOf<typeof issueCodeAtDesk>>> {
  const registration = await readDocument(
    documentPaths.registration(submissionId),
    registrationDocument,
  );
  if (!registration) return problem('registration-gone');
  const { participantId, eventId } = registration.data;
  return issueCode({ participantId, eventId, rewardId }, sent);
}

/** Participant of the code, and the registration that paid. */
interface CodeEligibility {
  participantName: string;
  registration: Stored<RegistrationDocument>;
}

/** Returns the paid registration, or the problem if no code may be issued. */
async function checkEligibility(
  { participantId, eventId, rewardId }: RewardKey,
  now: number,
): Promise<CodeEligibility | Problem<ProblemOf<Issue>>> {
  const [event, catalog, progress, participant] = await readDocuments(
    [documentPaths.event(eventId), eventDocument],
    [documentPaths.catalog(eventId), catalogDocument],
    [documentPaths.progress(participantId, eventId), progressDocument],
    [documentPaths.participant(participantId), participantDocument],
  );
  const progressOfReward =
    catalog &&
    progress &&
    rewardProgress(catalog.data, progress.data).find(({ reward }) => reward.id === rewardId);
  if (!event || !progressOfReward) return problem('reward-not-found');
  if (progress.data.isCancelled) return problem('your-registration-cancelled');
  if (progressOfReward.state === 'claimed') return problem('reward-claimed');
  const registration = participant && (await readRegistrationFor(participant.data, eventId));
  const ineligible = ineligibility(progressOfReward.reward, registration?.data);
  if (progressOfReward.state === 'locked' || ineligible === 'reward-locked')
    return problem('reward-locked');
  if (!isRedemptionOpen(event.data, now)) return problem('rewards-closed');
  if (!registration || ineligible) return problem('ticket-unpaid');
  return { participantName: participant.data.name, registration };
}
