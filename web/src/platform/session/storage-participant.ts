import {
  attendeeSessionMs,
  isSessionExpired,
} from '@wine-walk/common/rules/sessions/session-age.ts';
import { readStoredJson, removeStored, writeStored } from '../storage/storage.ts';

/**
 * Who used this device last: it decides where 'Existing Participant' goes and grants nothing. It is
 * forgotten 30 days after it was saved.
 */
export interface ParticipantRecord {
  participantId: string;
  name: string;
  email: string;
  /** Milliseconds since 1970, UTC. */
  savedAt: number;
}

const name = 'participant';

/** By hand, since the landing page reads it before any library is there. */
const shape = {
  safeParse: (value: unknown) => (isRecord(value) ? { data: value } : {}),
};

function isRecord(value: unknown): value is ParticipantRecord {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Partial<Record<keyof ParticipantRecord, unknown>>;
  return (
    typeof record.participantId === 'string' &&
    typeof record.name === 'string' &&
    typeof record.email === 'string' &&
    typeof record.savedAt === 'number'
  );
}

/** The saved record, unless it is over 30 days old or unreadable. `now`: milliseconds since 1970. */
export function readParticipantRecord(now: number = Date.now()): ParticipantRecord | null {
  const record = readStoredJson(name, shape);
  if (record && !isSessionExpired(record.savedAt, now, attendeeSessionMs)) return record;
  if (record) removeStored(name);
  return null;
}

/** Saves the record; the 30 days of the same participant's record go on from when it was first saved. */
export function saveParticipantRecord(
  person: Omit<ParticipantRecord, 'savedAt'>,
  now: number = Date.now(),
): void {
  const kept = readParticipantRecord(now);
  const savedAt = kept?.participantId === person.participantId ? kept.savedAt : now;
  writeStored(name, JSON.stringify({ ...person, savedAt }));
}
