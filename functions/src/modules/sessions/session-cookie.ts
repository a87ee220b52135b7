import { randomBytes } from 'node:crypto';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { keepSession, SessionResponse } from '@wine-walk/common/api/sessions.ts';
import {
  type SessionCookieDocument,
  sessionCookieDocument,
} from '@wine-walk/common/model/sessions.ts';
import { isSessionOpen } from '@wine-walk/common/rules/sessions/session-access.ts';
import { attendeeSessionMs } from '@wine-walk/common/rules/sessions/session-age.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { findParticipant } from '../../firestore/people/participants.ts';
import { enforceRateLimits, networkLimit, rateLimit } from '../../firestore/rate-limits.ts';
import { readDocument } from '../../firestore/read.ts';
import { commit } from '../../firestore/write.ts';
import type { Attendee } from '../../http/caller.ts';
import type { SessionCookie } from '../../http/session-cookie.ts';
import { isSecretOf, secretHash } from '../../lib/link-secret.ts';
import { continueAttendeeSession } from './attendee-session.ts';

/** ID of a session and 256 random bits. */
const cookieValue = /^([\w-]{22})\.([\w-]{43})$/;

/** Sets the cookie by which the browser restores the caller's session. A session has one cookie: the latest. */
export async function keepSessionByCookie(
  caller: Attendee,
  cookie: SessionCookie,
  now: number,
): Promise<ResponseOf<typeof keepSession> | Problem<'too-many-attempts'>> {
  const { uid, generation, sessionId, provedEmail, staffCode, signedInAtMs } = caller;
  const refusal = await enforceRateLimits([rateLimit('sessionCookiesPerParticipant', uid)], now);
  if (refusal) return refusal;
  const secret = randomBytes(32).toString('base64url');
  const expiresAtMs = signedInAtMs + attendeeSessionMs;
  const data: SessionCookieDocument = {
    participantId: uid,
    secretSha256: secretHash(secret),
    session: { generation, sessionId, provedEmail, ...(staffCode && { staffCode }) },
    signedInAt: new Date(signedInAtMs).toISOString(),
    expiresAt: new Date(expiresAtMs).toISOString(),
  };
  await commit([{ kind: 'set', path: documentPaths.sessionCookie(sessionId), data }]);
  cookie.set(`${sessionId}.${secret}`, expiresAtMs);
  return { expiresAt: data.expiresAt };
}

/**
 * Continues the session of the cookie, and clears a cookie that leads to no open session. Only those are counted: 256
 * random bits cannot be guessed, and others on the network must not block a right one.
 */
export async function restoreSessionByCookie(
  cookie: SessionCookie,
  { ip, now }: { ip: string; now: number },
): Promise<SessionResponse | Problem<'not-signed-in' | 'too-many-attempts'>> {
  const ended = problem('not-signed-in');
  if (cookie.value === undefined) return ended;
  const restored = await readSession(cookie.value, now);
  if (restored) return restored;
  cookie.clear();
  const limits = [networkLimit('wrongSessionCookiesPerNetwork', ip)];
  return (await enforceRateLimits(limits, now)) ?? ended;
}

async function readSession(value: string, now: number): Promise<SessionResponse | undefined> {
  const [, sessionId = '', secret = ''] = cookieValue.exec(value) ?? [];
  if (!sessionId) return undefined;
  const stored = await readDocument(documentPaths.sessionCookie(sessionId), sessionCookieDocument);
  if (!stored || !isSecretOf(secret, stored.data.secretSha256)) return undefined;
  const { participantId, session, signedInAt, expiresAt } = stored.data;
  if (Date.parse(expiresAt) <= now) return undefined;
  const participant = await findParticipant(participantId);
  if (!participant || !isSessionOpen(participant.data, session)) return undefined;
  return continueAttendeeSession(participantId, participant.data, {
    ...session,
    signedInAtMs: Date.parse(signedInAt),
  });
}
