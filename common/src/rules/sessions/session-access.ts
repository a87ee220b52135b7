import type { ParticipantDocument } from '../../model/participants.ts';
import type { StaffLimit } from '../../model/sessions.ts';
import { attendeeSessionMs } from './session-age.ts';

export type SessionAccess = Pick<ParticipantDocument, 'generation' | 'endedSessions'>;

/** Access of a participant without ended sessions. */
export const initialSessionAccess: SessionAccess = { generation: 0, endedSessions: {} };

/** Maximum of individually ended sessions before all are ended, so that the document stays small. */
const maxEndedSessions = 20;
/** Retention of an ended session in milliseconds: a custom token can be exchanged for an hour, and its session lasts from then. */
const endedSessionRetentionMs = attendeeSessionMs + 2 * 60 * 60 * 1000;

/** True if a token's session is valid: current generation and not ended. */
export function isSessionOpen(
  access: SessionAccess,
  token: { generation: number; sessionId: string },
): boolean {
  return (
    token.generation === access.generation && !Object.hasOwn(access.endedSessions, token.sessionId)
  );
}

/** Time in milliseconds for which staff limit a session by their code or correction: its owner notices and objects. */
const staffLimitMs = 24 * 60 * 60 * 1000;

/** Returns the end of the limits of a session in epoch milliseconds. */
export function staffLimitEnd({ redeemedAtMs }: StaffLimit): number {
  return redeemedAtMs + staffLimitMs;
}

/** Returns the latest correction of the email as a limit of a session; undefined if there was none. */
export function correctionLimit({
  emailCorrection,
}: Pick<ParticipantDocument, 'emailCorrection'>): StaffLimit | undefined {
  if (!emailCorrection) return undefined;
  const { by, startedAt } = emailCorrection;
  return { issuedBy: by, redeemedAtMs: Date.parse(startedAt), reason: 'email-corrected' };
}

/** Returns the limit of a session that lasts longest; undefined if none applies now. `now`: epoch milliseconds. */
export function activeStaffLimit(
  limits: readonly (StaffLimit | undefined)[],
  now: number,
): StaffLimit | undefined {
  return limits
    .filter((limit) => limit !== undefined)
    .filter((limit) => now < staffLimitEnd(limit))
    .toSorted((a, b) => b.redeemedAtMs - a.redeemedAtMs)[0];
}

/** Ends every session. */
export function withAllSessionsEnded({ generation }: SessionAccess): SessionAccess {
  return { generation: generation + 1, endedSessions: {} };
}

/** Ends one session and drops expired ones. `now`: epoch milliseconds. */
export function withSessionEnded(
  access: SessionAccess,
  sessionId: string,
  now: number,
): SessionAccess {
  const retained = Object.entries(access.endedSessions).filter(
    ([, { endedAt }]) => now - Date.parse(endedAt) < endedSessionRetentionMs,
  );
  if (retained.length >= maxEndedSessions) return withAllSessionsEnded(access);
  const endedAt = new Date(now).toISOString();
  return {
    generation: access.generation,
    endedSessions: { ...Object.fromEntries(retained), [sessionId]: { endedAt } },
  };
}
