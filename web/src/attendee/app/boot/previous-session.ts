import { hasSessionMark } from '../../../platform/session/session-mark.ts';
import { readParticipantRecord } from '../../../platform/session/stored-user.ts';
import { hasAuthDatabase } from '../../../platform/storage/databases.ts';
import { isPersisted } from '../../../platform/storage/persisted.ts';
import type { PreviousSession } from './boot-plan.ts';

/** True if this device has a trace of a sign-in, in its storage or its cookies. */
export function isReturningDevice(): boolean {
  return (
    isPersisted('signed-in', 'session-user') || readParticipantRecord() !== null || hasSessionMark()
  );
}

/** Detects an earlier or current sign-in on this device. Loads no code. */
export async function detectPreviousSession(): Promise<PreviousSession> {
  return isReturningDevice() || (await hasAuthDatabase()) ? 'some' : 'none';
}
