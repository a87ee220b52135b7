import type { StaffRole } from '../contract/categories.ts';
import { participantDocument } from '../contract/documents.ts';
import type { Access } from '../contract/endpoint.ts';
import { staffDocument } from '../contract/staff-records.ts';
import { type Problem, problem } from '../domain/problem.ts';
import { isSessionOpen } from '../domain/session-access.ts';
import { attendeeSessionMs, isSessionOver, staffSessionMs } from '../domain/session-age.ts';
import { type AttendeeSession, type VerifiedToken, verifyToken } from '../store/accounts.ts';
import { paths } from '../store/paths.ts';
import { readDocument } from '../store/read.ts';

export interface Attendee extends AttendeeSession {
  kind: 'attendee';
  uid: string;
  /** Empty where none is known. */
  email: string;
  /** Whether the address was proven by its mail. */
  isEmailProven: boolean;
}

export interface StaffMember {
  kind: 'staff';
  uid: string;
  username: string;
  fullName: string;
  role: StaffRole;
  /** The shift that the account was made for; null for an account of its own. */
  shiftId: string | null;
  /** The only event that the account is for; null for an account of its own. */
  eventId: string | null;
  /** The only business that somebody of role shop acts for; null for everybody else. */
  businessId: string | null;
  /** When a volunteer's phone was last noted as seen. */
  lastSeenAt?: string | undefined;
}

export type Caller = Attendee | StaffMember;

/** Who an endpoint's handler can meet. */
export type CallerFor<A extends Access> = A extends 'anyone'
  ? Caller | null
  : A extends 'attendee'
    ? Attendee
    : StaffMember;

type Refusal = Problem<'not-signed-in' | 'session-expired' | 'forbidden'>;

/** Who calls, by the Authorization header; null without one. `now`: milliseconds since 1970, UTC. */
export async function authenticate(
  authorization: string | undefined,
  now: number,
): Promise<Caller | null | Refusal> {
  if (!authorization) return null;
  const [, idToken] = /^Bearer (\S+)$/.exec(authorization) ?? [];
  if (!idToken) return notSignedIn();
  const token = await verifyToken(idToken);
  if (token === 'invalid') return notSignedIn();
  if (token === 'expired') return sessionExpired();
  return token.isStaff ? staffMember(token, now) : attendee(token, now);
}

/**
 * Somebody only by a custom token of the API's, and only while the stored participant has the session: what
 * ended it, there or on another device, is known at once.
 */
async function attendee(token: VerifiedToken, now: number): Promise<Attendee | Refusal> {
  if (!token.attendee) return notSignedIn();
  if (isSessionOver(token.auth_time * 1000, now, attendeeSessionMs)) return sessionExpired();
  const found = await readDocument(paths.participant(token.uid), participantDocument);
  if (!found || !isSessionOpen(found.data, token.attendee)) return sessionExpired();
  const { email, emailProvenAt } = found.data;
  return {
    kind: 'attendee',
    uid: token.uid,
    email,
    isEmailProven: email !== '' && emailProvenAt !== null,
    ...token.attendee,
  };
}

/**
 * The stored account decides, not the token's claims: a revoked or re-passworded one is out at once, also
 * where a session is begun only now with what an older password was answered with.
 */
async function staffMember(token: VerifiedToken, now: number): Promise<StaffMember | Refusal> {
  if (isSessionOver(token.auth_time * 1000, now, staffSessionMs)) return sessionExpired();
  const account = await readDocument(paths.staffMember(token.uid), staffDocument);
  if (!account?.data.isActive || account.data.generation !== token.generation)
    return sessionExpired();
  const { username, fullName, role, shiftId, eventId, businessId, expiresAt, lastSeenAt } =
    account.data;
  if (expiresAt !== null && Date.parse(expiresAt) <= now) return sessionExpired();
  return {
    kind: 'staff',
    uid: token.uid,
    username,
    fullName,
    role,
    shiftId,
    eventId,
    businessId,
    lastSeenAt,
  };
}

/** Whether the caller may use an endpoint of this access; the refusal where not. */
export function authorize(caller: Caller | null, access: Access): Refusal | undefined {
  if (access === 'anyone') return undefined;
  if (!caller) return notSignedIn();
  if (access === 'attendee')
    return caller.kind === 'attendee' ? undefined : forbidden('This is for participants.');
  if (caller.kind !== 'staff') return forbidden('This is for staff.');
  if (access === 'admin' && caller.role !== 'admin') return forbidden('This needs the admin role.');
  if (access === 'desk' && caller.role === 'shop') return forbidden('This is for the desk.');
  return undefined;
}

/** Whether the caller is staff who may see whose records these are: a shop may not. */
export function isDeskOrAdmin(caller: Caller | null): caller is StaffMember {
  return caller?.kind === 'staff' && caller.role !== 'shop';
}

const notSignedIn = () => problem('not-signed-in', 'Please sign in.');
const sessionExpired = () =>
  problem('session-expired', 'Your session has ended. Please sign in again.');
const forbidden = (message: string) => problem('forbidden', message);
