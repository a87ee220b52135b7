import { type EventDocument } from '../../model/events.ts';
import { type SealedEvidenceDocument } from '../../model/personal-data.ts';
import { type RegistrationDocument } from '../../model/registrations.ts';

/** How long a signed release can matter after its walk: the limitation of a personal injury claim, and a year. */
const evidenceRetentionYears = 3;

/** The last moment at which a release of an event is kept. ISO 8601, UTC. */
export function evidenceExpiry({ endTime }: Pick<EventDocument, 'endTime'>): string {
  const end = new Date(endTime);
  end.setUTCFullYear(end.getUTCFullYear() + evidenceRetentionYears);
  return end.toISOString();
}

/** Of a registration, what proves who signed which text; nothing else of the person. */
export function toSealedEvidence(
  registration: RegistrationDocument,
  expiresAt: string,
  now: number,
): SealedEvidenceDocument {
  const { participantId, eventId, email, waiverVersion, waiverSha256 } = registration;
  const { submittedAt, ip, userAgent } = registration;
  return {
    participantId,
    eventId,
    fullName: registration.signedName ?? registration.fullName,
    email,
    waiverVersion,
    waiverSha256,
    submittedAt,
    ip,
    userAgent,
    sealedAt: new Date(now).toISOString(),
    expiresAt,
  };
}

/**
 * Whether all that somebody took part in ended before a date, and they were there before it. `ends`: when each of
 * their events ended; of one that is gone, nothing. `before`, `createdAt`: ISO 8601, UTC.
 */
export function isPastRetention(
  createdAt: string,
  ends: readonly (string | undefined)[],
  before: string,
): boolean {
  return createdAt < before && ends.every((end) => end === undefined || end < before);
}
