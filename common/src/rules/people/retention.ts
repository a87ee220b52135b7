import { type EventDocument } from '../../model/events.ts';
import type { Instant } from '../../model/fields/values.ts';
import { type SealedEvidenceDocument } from '../../model/personal-data.ts';
import { type RegistrationDocument } from '../../model/registrations.ts';

/** Retention of a signed release: the limitation period of a personal injury claim plus a year. */
const evidenceRetentionYears = 3;

/** Returns the end of retention for releases of an event, ISO 8601 UTC. */
export function evidenceExpiry({ endTime }: Pick<EventDocument, 'endTime'>): string {
  const end = new Date(endTime);
  end.setUTCFullYear(end.getUTCFullYear() + evidenceRetentionYears);
  return end.toISOString();
}

/** Returns the evidence of the signature of a signed registration, without other personal data. */
export function toSealedEvidence(
  registration: RegistrationDocument,
  expiresAt: string,
  now: number,
): SealedEvidenceDocument {
  const { participantId, eventId, email, waiverVersion, waiverSha256 } = registration;
  const { submittedAt, ip, userAgent } = registration;
  const { signedOn, releaseSignedAt, releaseOpenedAt, electronicRecords } = registration;
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
    signedOn,
    releaseSignedAt,
    releaseOpenedAt,
    electronicRecords,
    sealedAt: new Date(now).toISOString(),
    expiresAt,
  };
}

/** Returns the time `months` ago, from which data is retained. `now`: epoch milliseconds. */
export function retentionStart(months: number, now: number): Instant {
  const start = new Date(now);
  start.setUTCMonth(start.getUTCMonth() - months);
  // A day that the month does not have is one of the next month.
  if (start.getUTCDate() !== new Date(now).getUTCDate()) start.setUTCDate(0);
  return start.toISOString();
}

/**
 * True if all events of a person ended before a date and they registered before it. `ends`: ends of their
 * existing events. `before`, `createdAt`: ISO 8601 UTC.
 */
export function isPastRetention(
  createdAt: string,
  ends: readonly (string | undefined)[],
  before: string,
): boolean {
  return createdAt < before && ends.every((end) => end === undefined || end < before);
}
