import { type checkIn } from '@wine-walk/common/api/check-in.ts';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { problem } from '@wine-walk/common/api/problems.ts';
import { type CheckInDocument } from '@wine-walk/common/model/check-in.ts';
import type { CheckInDecision } from '@wine-walk/common/rules/check-in/check-in.ts';
import { toCheckInId } from '../../firestore/paths.ts';

export type CheckInResponse = ResponseOf<typeof checkIn>;

/** The refusal of somebody whose registration staff cancelled. */
export const registrationCancelled = () =>
  problem(
    'registration-cancelled',
    'Your registration was cancelled, so you cannot check in. Please ask at the registration desk.',
  );

/** The refusal of a code or a PIN that is not this business's. */
export const unknownVenueCode = (name: string) =>
  problem(
    'unknown-venue-code',
    `This is not the code of ${name}. Please scan the poster again, or ask there.`,
  );

/** What the phone is told of a check-in as it is stored. */
export function toCheckInResponse(
  evidence: CheckInDocument,
  decision?: CheckInDecision,
  unlockedRewards: string[] = [],
): CheckInResponse {
  const { eventId, participantId, businessId, capturedAt, distanceMeters } = evidence;
  const isVerified = evidence.state === 'verified';
  return {
    id: toCheckInId(eventId, participantId, businessId),
    businessId,
    timestamp: capturedAt,
    isVerified,
    state: isVerified ? 'verified' : 'pending',
    reasons: decision?.outcome === 'pending' ? decision.reasons : [],
    message: decision?.outcome === 'pending' ? decision.message : '',
    distanceMeters,
    unlockedRewards,
  };
}
