import type { checkIn } from '../../contract/check-in.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import type { CheckInDocument } from '../../contract/records.ts';
import type { CheckInDecision } from '../../domain/check-in-decision.ts';
import { problem } from '../../domain/problem.ts';
import { toCheckInId } from '../../store/paths.ts';

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
