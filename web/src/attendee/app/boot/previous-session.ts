import { readParticipantRecord } from '../../../platform/session/storage-participant.ts';
import { readStored } from '../../../platform/storage/storage.ts';
import { hasAuthDatabase } from '../../../platform/storage/storage-database.ts';
import type { PreviousSession } from './boot-plan.ts';

/** Kept while somebody is signed in (data/session-store.ts writes it). */
const signedInName = 'signed-in';

/** Whether somebody signed in on this device, as far as it has kept that. */
export function isReturningDevice(): boolean {
  return Boolean(readStored(signedInName) || readParticipantRecord());
}

/** Whether somebody was or may be signed in on this device. Loads nothing. */
export async function detectPreviousSession(): Promise<PreviousSession> {
  return isReturningDevice() || (await hasAuthDatabase()) ? 'some' : 'none';
}
