import type { Access } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import {
  type ParticipantDocument,
  participantDocument,
} from '@wine-walk/common/model/participants.ts';
import { staffDocument } from '@wine-walk/common/model/staff.ts';
import {
  activeStaffLimit,
  correctionLimit,
  isSessionOpen,
} from '@wine-walk/common/rules/sessions/session-access.ts';
import {
  attendeeSessionMs,
  isSessionExpired,
  staffSessionMs,
} from '@wine-walk/common/rules/sessions/session-age.ts';
import {
  type StaffLinkPeriod,
  staffLinkPeriod,
  staffLinkStatus,
} from '@wine-walk/common/rules/sessions/staff-link-period.ts';
import { documentPaths } from '../firestore/paths.ts';
import { readDocument } from '../firestore/read.ts';
import { type VerifiedToken, verifyToken } from '../firestore/verify-token.ts';
import type { Attendee, Caller, StaffMember } from './caller.ts';

export type AuthProblem = Problem<
  | 'account-only'
  | 'admins-only'
  | 'desk-only'
  | 'not-signed-in'
  | 'participants-only'
  | 'session-expired'
  | 'staff-only'
>;

/**
 * Returns the caller of the Authorization header; null without one, and for Apple Wallet, which sends the token of a pass in
 * it. `now`: epoch milliseconds.
 */
export async function authenticate(
  authorization: string | undefined,
  now: number,
): Promise<Caller | null | AuthProblem> {
  if (!authorization || passTokenOf(authorization) !== null) return null;
  const [, idToken] = /^Bearer (\S+)$/.exec(authorization) ?? [];
  if (!idToken) return notSignedIn();
  const token = await verifyToken(idToken);
  if (token === 'invalid') return notSignedIn();
  if (token === 'expired') return sessionExpired();
  return token.isStaff ? staffMember(token, now) : attendee(token, now);
}

/** Returns the token of a pass in the Authorization header of Apple Wallet; null if there is none. */
export function passTokenOf(authorization: string | undefined): string | null {
  return /^ApplePass (.*)$/.exec(authorization ?? '')?.[1] ?? null;
}

/**
 * Accepts only custom tokens of the API, and only while the stored participant has the session open: the end
 * of a session on any device takes effect at once.
 */
async function attendee(token: VerifiedToken, now: number): Promise<Attendee | AuthProblem> {
  if (!token.attendee) return notSignedIn();
  // A restored session has a new `auth_time`, but lasts from its first sign-in.
  const signedInAtMs = token.attendee.signedInAtMs ?? token.auth_time * 1000;
  if (isSessionExpired(signedInAtMs, now, attendeeSessionMs)) return sessionExpired();
  const participant = await readDocument(documentPaths.participant(token.uid), participantDocument);
  if (!participant) return sessionExpired();
  if (!isSessionOpen(participant.data, token.attendee))
    return endedSession(participant.data, token.attendee.generation);
  const { email, emailProvenAt } = participant.data;
  return {
    kind: 'attendee',
    uid: token.uid,
    email,
    isEmailProven: email !== '' && emailProvenAt !== null,
    ...token.attendee,
    signedInAtMs,
    limit: activeStaffLimit([token.attendee.staffCode, correctionLimit(participant.data)], now),
  };
}

/**
 * Returns the staff member of a token, or the problem. The stored account decides, not the token's claims: revoked access
 * or a changed password takes effect at once, even for a session started with an earlier custom token.
 */
async function staffMember(token: VerifiedToken, now: number): Promise<StaffMember | AuthProblem> {
  if (isSessionExpired(token.auth_time * 1000, now, staffSessionMs)) return sessionExpired();
  const account = await readDocument(documentPaths.staffMember(token.uid), staffDocument);
  if (!account?.data.isActive || account.data.generation !== token.generation)
    return sessionExpired();
  const { username, fullName, role, eventId, businessId, lastSeenAt } = account.data;
  const shiftId = account.data.shiftId ?? account.data.volunteerId;
  const period = eventId === null ? null : await readOpenPeriod(eventId, now);
  if (period === 'closed') return sessionExpired();
  return {
    kind: 'staff',
    uid: token.uid,
    username,
    fullName,
    role,
    shiftId,
    eventId,
    businessId,
    expiresAt: period?.expiresAt ?? null,
    lastSeenAt,
  };
}

/** Returns the period of an event's links if it is now. */
async function readOpenPeriod(eventId: string, now: number): Promise<StaffLinkPeriod | 'closed'> {
  const event = await readDocument(documentPaths.event(eventId), eventDocument);
  return event && staffLinkStatus(event.data, now) === 'open'
    ? staffLinkPeriod(event.data)
    : 'closed';
}

/** Creates the problem of an endpoint that requires authentication. */
export const notSignedIn = () => problem('not-signed-in');

/** Returns the problem of an ended session, with the reason if it was ended on another device. */
function endedSession(
  { generation, staffCodeGeneration = 0 }: ParticipantDocument,
  own: number,
): AuthProblem {
  if (own < staffCodeGeneration) return sessionEndedByStaffCode();
  return own < generation ? sessionEndedElsewhere() : sessionExpired();
}

const sessionEndedElsewhere = () => problem('session-expired', { reason: 'elsewhere' });
const sessionEndedByStaffCode = () => problem('session-expired', { reason: 'staff-code' });
const sessionExpired = () => problem('session-expired');

/** Returns the problem if the caller may not use endpoints with this access. */
export function authorize(caller: Caller | null, access: Access): AuthProblem | undefined {
  if (access === 'anyone') return undefined;
  if (!caller) return notSignedIn();
  if (access === 'attendee')
    return caller.kind === 'attendee' ? undefined : problem('participants-only');
  if (caller.kind !== 'staff') return problem('staff-only');
  if (access === 'admin' && caller.role !== 'admin') return problem('admins-only');
  if (caller.role === 'shop' && access !== 'shop') return problem('desk-only');
  if (access === 'account' && caller.eventId !== null) return problem('account-only');
  return undefined;
}
