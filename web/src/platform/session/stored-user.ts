import type { ProblemDetails } from '@wine-walk/common/api/contract/problems.ts';
import {
  attendeeSessionMs,
  isSessionExpired,
} from '@wine-walk/common/rules/sessions/session-age.ts';
import { parseOneOf, persisted } from '../storage/persisted.ts';

/* Stored attendee, for starts before Firebase has loaded. Parsed without zod, which the landing does not load. */

/** Signed-in user by the token; the profile is in the participant document. */
export interface SessionUser {
  uid: string;
  /** Null if no token could be read offline. */
  session: { generation: number; sessionId: string } | null;
}

interface StoredUser extends SessionUser {
  /** Epoch milliseconds. */
  signedInAt: number;
}

/** User of the current session. */
export const signedInUser = persisted('signed-in', parseUser, 'session-user');

function parseUser(value: unknown): StoredUser | null {
  const user = value as StoredUser;
  const isValid =
    typeof user.uid === 'string' &&
    typeof user.session === 'object' &&
    typeof user.signedInAt === 'number';
  return isValid ? user : null;
}

/** Reason of the server, or the deletion of the attendee's data. */
export type SignOutReason = NonNullable<ProblemDetails['reason']> | 'deletion';

/** Reason for which the last session ended without a plain sign-out, until the landing page has shown it. Outlives a reload. */
export const signOutReason = persisted<SignOutReason, 'device'>(
  'sign-out-reason',
  parseOneOf(['staff-code', 'elsewhere', 'deletion']),
  'device',
  'text',
);

/** Last user of this device, for 'Existing Participant'; it grants nothing and expires after 30 days. */
export interface ParticipantRecord {
  participantId: string;
  name: string;
  email: string;
  /** Epoch milliseconds. */
  savedAt: number;
}

const participantRecord = persisted('participant', parseParticipant, 'session-user');

function parseParticipant(value: unknown): ParticipantRecord | null {
  const record = value as ParticipantRecord;
  const isValid =
    typeof record.participantId === 'string' &&
    typeof record.name === 'string' &&
    typeof record.email === 'string' &&
    typeof record.savedAt === 'number';
  return isValid ? record : null;
}

/** Returns the record unless it is over 30 days old or invalid. `now`: epoch milliseconds. */
export function readParticipantRecord(now: number = Date.now()): ParticipantRecord | null {
  const record = participantRecord.get();
  if (record && !isSessionExpired(record.savedAt, now, attendeeSessionMs)) return record;
  if (record) participantRecord.clear();
  return null;
}

/** Saves the record; its 30 days continue for the same participant. */
export function saveParticipantRecord(
  person: Omit<ParticipantRecord, 'savedAt'>,
  now: number = Date.now(),
): void {
  const previous = readParticipantRecord(now);
  const savedAt = previous?.participantId === person.participantId ? previous.savedAt : now;
  participantRecord.set({ ...person, savedAt });
}

/** Calls back after a sign-in in another tab; returns an unsubscribe function. */
export function onSignedInInOtherTab(signedIn: () => void): () => void {
  const changed = ({ key, newValue }: StorageEvent) => {
    if (key === signedInUser.storageKey && newValue !== null) signedIn();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}
