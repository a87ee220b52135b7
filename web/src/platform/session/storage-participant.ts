import {
  attendeeSessionMs,
  isSessionExpired,
} from '@wine-walk/common/rules/sessions/session-age.ts';
import { readStoredJson, removeStored, writeStored } from '../storage/storage.ts';

/** Last user of this device, for 'Existing Participant'; it grants nothing and expires after 30 days. */
export interface ParticipantRecord {
  participantId: string;
  name: string;
  email: string;
  /** Epoch milliseconds. */
  savedAt: number;
}

const name = 'participant';

/** Written by hand, because the landing reads it without zod. */
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

/** Returns the record unless it is over 30 days old or invalid. `now`: epoch milliseconds. */
export function readParticipantRecord(now: number = Date.now()): ParticipantRecord | null {
  const record = readStoredJson(name, shape);
  if (record && !isSessionExpired(record.savedAt, now, attendeeSessionMs)) return record;
  if (record) removeStored(name);
  return null;
}

/** Saves the record; its 30 days continue for the same participant. */
export function saveParticipantRecord(
  person: Omit<ParticipantRecord, 'savedAt'>,
  now: number = Date.now(),
): void {
  const kept = readParticipantRecord(now);
  const savedAt = kept?.participantId === person.participantId ? kept.savedAt : now;
  writeStored(name, JSON.stringify({ ...person, savedAt }));
}
