import { readStored } from '../../device/storage.ts';
import { hasAuthDatabase } from '../../device/storage-database.ts';
import { readParticipantRecord } from '../../device/storage-participant.ts';
import type { Trace } from './boot-plan.ts';

/** Kept while somebody is signed in (data/session-store.ts writes it). */
const signedInName = 'signed-in';

/** Whether somebody was or may be signed in on this device. Loads nothing. */
export async function findTrace(): Promise<Trace> {
  if (readStored(signedInName) || readParticipantRecord()) return 'some';
  return (await hasAuthDatabase()) ? 'some' : 'none';
}
