import type { checkIn } from '../../contract/check-in.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import type { CheckInDocument } from '../../contract/records.ts';
import type { CheckInDecision } from '../../domain/check-in-decision.ts';
import { problem } from '../../domain/problem.ts';
import { checkInId } from '../../store/paths.ts';

export type CheckedIn = AnswerOf<typeof checkIn>;

/** The refusal of somebody whose registration staff cancelled. */
export const cancelled = () =>
  problem(
    'registration-cancelled',
    'Your registration was cancelled, so you cannot check in. Please ask at the registration desk.',
  );

/** The refusal of a code or a PIN that is not this business's. */
export const wrongCode = (name: string) =>
  problem(
    'unknown-venue-code',
    `This is not the code of ${name}. Please scan the poster again, or ask there.`,
  );

/** What the phone is told of a check-in as it is stored. */
export function checkedInAnswer(
  evidence: CheckInDocument,
  decision?: CheckInDecision,
  unlockedRewards: string[] = [],
): CheckedIn {
  const { eventId, participantId, businessId, capturedAt, distanceMeters } = evidence;
  const isVerified = evidence.state === 'verified';
  return {
    id: checkInId(eventId, participantId, businessId),
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
