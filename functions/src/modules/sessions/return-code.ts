import { randomBytes, randomInt } from 'node:crypto';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { type issueTransferCode, type SessionResponse } from '@wine-walk/common/api/sessions.ts';
import { type issueReturnCode } from '@wine-walk/common/api/staff/registrations.ts';
import { encodeCrockford32 } from '@wine-walk/common/lib/crockford.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { transferCodeLength } from '@wine-walk/common/model/fields/return-code.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { type ReturnCodeDocument, returnCodeDocument } from '@wine-walk/common/model/sessions.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import {
  isSessionOpen,
  withAllSessionsEnded,
} from '@wine-walk/common/rules/sessions/session-access.ts';
import { attendeeSessionMs } from '@wine-walk/common/rules/sessions/session-age.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { type CommitPlan, commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { accessWrites, findParticipant } from '../../firestore/people/participants.ts';
import { returnCodePath } from '../../firestore/people/return-codes.ts';
import {
  enforceRateLimits,
  type GuardedGuess,
  networkLimit,
  rateLimit,
  readGuessGuard,
} from '../../firestore/rate-limits.ts';
import { readDocument } from '../../firestore/read.ts';
import type { Attendee, StaffMember } from '../../http/caller.ts';
import { createAttendeeSession } from './attendee-session.ts';

type WrongCode = Problem<'unknown-return-code' | 'too-many-attempts'>;
type RefusedCode = Problem<'return-code-ended' | 'return-code-expired' | 'too-many-attempts'>;

/** Digits of a code from the desk. */
const deskCodeLength = 8;

/** Lifetime of a code in milliseconds. */
const lifetimeMs = 10 * 60 * 1000;

/** Issues a one-time code by which the desk restores a participant's access; stored hashed. */
export async function issueDeskReturnCode(
  submissionId: string,
  keepsOtherSessions: boolean,
  staff: StaffMember,
  now: number,
): Promise<
  ResponseOf<typeof issueReturnCode> | Problem<'admin-keeps-devices' | 'registration-not-found'>
> {
  if (keepsOtherSessions && staff.role !== 'admin') return problem('admin-keeps-devices');
  return commitWithRetry<ResponseOf<typeof issueReturnCode>, Problem<'registration-not-found'>>(
    async () => {
      const path = documentPaths.registration(submissionId);
      const registration = await readDocument(path, registrationDocument);
      if (!registration) return problem('registration-not-found');
      const code = randomInt(100_000_000).toString().padStart(deskCodeLength, '0');
      const expiresAt = new Date(now + lifetimeMs).toISOString();
      const data: ReturnCodeDocument = {
        participantId: registration.data.participantId,
        submissionId,
        issuedBy: staff.username,
        keepsOtherSessions,
        expiresAt,
      };
      const note = auditWrite({
        actor: staff.username,
        action: 'session.return-code',
        target: path,
        now,
        details: { keepsOtherSessions },
      });
      // Create-only: a code that is in use is drawn again.
      return {
        writes: [{ kind: 'create', path: await returnCodePath(code), data }, note],
        response: { code, expiresAt },
      };
    },
  );
}

/**
 * Issues a one-time code by which the caller continues elsewhere: in the home screen app on an iPhone, which
 * shares nothing with the browser, or on another device. Many may be valid at once, so it is longer than the
 * desk's.
 */
export async function createTransferCode(
  { uid, generation, sessionId, provedEmail, staffCode }: Attendee,
  now: number,
): Promise<ResponseOf<typeof issueTransferCode> | Problem<'too-many-attempts'>> {
  const refusal = await enforceRateLimits([rateLimit('transferCodesPerParticipant', uid)], now);
  if (refusal) return refusal;
  return commitWithRetry<ResponseOf<typeof issueTransferCode>, never>(async () => {
    const code = encodeCrockford32(randomBytes(transferCodeLength));
    const expiresAt = new Date(now + lifetimeMs).toISOString();
    const data: ReturnCodeDocument = {
      participantId: uid,
      issuedBy: 'participant',
      session: { generation, sessionId, provedEmail, ...(staffCode && { staffCode }) },
      keepsOtherSessions: true,
      expiresAt,
    };
    const note = auditWrite({
      actor: 'participant',
      action: 'session.own-code',
      target: documentPaths.participant(uid),
      now,
    });
    return {
      writes: [{ kind: 'create', path: await returnCodePath(code), data }, note],
      response: { code, expiresAt },
    };
  });
}

/**
 * Starts a session by a code, once. The participant's other sessions end unless the code keeps them. Wrong codes of the
 * desk are counted with the decision, so that simultaneous guesses conflict. Codes of links are too long to be guessed.
 */
export async function createSessionByReturnCode(
  code: string,
  { ip, now }: { ip: string; now: number },
): Promise<SessionResponse | WrongCode | RefusedCode> {
  const limits =
    code.length > deskCodeLength ? [] : [networkLimit('wrongReturnCodesPerNetwork', ip)];
  let path: string | undefined;
  return commitWithRetry<SessionResponse | WrongCode, RefusedCode>(async () => {
    const guess = await readGuessGuard(limits, now);
    if (guess.refusal) return guess.refusal;
    // After the limit: a slow hash waits in the queue that sign-ins of staff share.
    path ??= await returnCodePath(code);
    const returnCode = await readDocument(path, returnCodeDocument);
    const participant = returnCode && (await findParticipant(returnCode.data.participantId));
    if (!returnCode || !participant) return planWrongCode(limits.length > 0 ? guess : null, now);
    if (await isOver(returnCode.data, now)) return problem('return-code-expired');
    const { keepsOtherSessions, submissionId, issuedBy, session, sessionMs } = returnCode.data;
    if (session && !isSessionOpen(participant.data, session)) return problem('return-code-ended');
    const access = keepsOtherSessions ? participant.data : withAllSessionsEnded(participant.data);
    // A code of a session that staff began continues it: the limits stay.
    const staffCode = session
      ? session.staffCode
      : ({ issuedBy, redeemedAtMs: now, reason: 'staff-code' } as const);
    const note = auditWrite({
      actor: issuedBy,
      action: 'session.return',
      target: participant.path,
      now,
      details: {
        submissionId,
        endedOtherSessions: !keepsOtherSessions,
        ...(session?.staffCode && { staffCodeOf: session.staffCode.issuedBy }),
      },
    });
    return {
      writes: [
        { kind: 'delete', path, revision: returnCode.revision },
        ...guess.right,
        ...(await accessWrites({
          participant,
          access,
          data: keepsOtherSessions ? {} : { staffCodeGeneration: access.generation },
        })),
        note,
      ],
      response: await createAttendeeSession(participant.id, participant.data, {
        generation: access.generation,
        provedEmail: session?.provedEmail ?? false,
        staffCode,
        signedInAtMs: sessionMs && now + sessionMs - attendeeSessionMs,
      }),
    };
  });
}

/** True if a code is too old, or its event has ended or is gone. `now`: epoch milliseconds. */
async function isOver(
  { expiresAt, endsWithEvent }: ReturnCodeDocument,
  now: number,
): Promise<boolean> {
  if (Date.parse(expiresAt) <= now) return true;
  if (endsWithEvent === undefined) return false;
  const event = await readDocument(documentPaths.event(endsWithEvent), eventDocument);
  return !event || hasEnded(event.data, now);
}

/** Counts a wrong code of the desk for the network, and for all networks unless that count is used up; null: one of a link. */
async function planWrongCode(
  guess: GuardedGuess | null,
  now: number,
): Promise<CommitPlan<WrongCode>> {
  const unknown = problem('unknown-return-code');
  if (!guess) return { writes: [], response: unknown };
  const total = await readGuessGuard([rateLimit('returnCodesGlobal')], now);
  return {
    writes: [...guess.wrong, ...(total.refusal ? [] : total.wrong)],
    response: total.refusal ?? unknown,
  };
}
