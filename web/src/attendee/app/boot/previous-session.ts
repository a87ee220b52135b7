import { readParticipantRecord } from '../../../platform/session/storage-participant.ts';
import { readStored } from '../../../platform/storage/storage.ts';
import { hasAuthDatabase } from '../../../platform/storage/storage-database.ts';
import type { PreviousSession } from './boot-plan.ts';

/** Storage key that exists while an attendee is signed in (written by platform/session/session-store.ts). */
const signedInName = 'signed-in';

/** True if this device has a stored trace of a sign-in. */
export function isReturningDevice(): boolean {
  return Boolean(readStored(signedInName) || readParticipantRecord());
}

/** Detects an earlier or current sign-in on this device. Loads no code. */
export async function detectPreviousSession(): Promise<PreviousSession> {
  return isReturningDevice() || (await hasAuthDatabase()) ? 'some' : 'none';
}
