import type { StaffRole } from '../contract/categories.ts';
import type { Access } from '../contract/endpoint.ts';
import { staffDocument } from '../contract/records.ts';
import { attendeeSessionMs, isSessionOver, staffSessionMs } from '../domain/session-age.ts';
import { type VerifiedToken, verifyToken } from '../store/accounts.ts';
import { paths } from '../store/paths.ts';
import { readDocument } from '../store/read.ts';
import { type Problem, problem } from './problem.ts';

export interface Attendee {
  kind: 'attendee';
  uid: string;
  email: string;
}

export interface StaffMember {
  kind: 'staff';
  uid: string;
  username: string;
  fullName: string;
  role: StaffRole;
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

function attendee(token: VerifiedToken, now: number): Attendee | Refusal {
  if (isSessionOver(token.auth_time * 1000, now, attendeeSessionMs)) return sessionExpired();
  return { kind: 'attendee', uid: token.uid, email: token.email ?? '' };
}

/**
 * The stored account decides, not the token's claims: a revoked or re-passworded one is out at once, also
 * where a session is begun only now with what an older password was answered with.
 */
async function staffMember(token: VerifiedToken, now: number): Promise<StaffMember | Refusal> {
  if (isSessionOver(token.auth_time * 1000, now, staffSessionMs)) return sessionExpired();
  const account = await readDocument(paths.staffMember(token.uid), staffDocument);
  const began = Math.min(token.auth_time, token.checkedAt ?? token.auth_time);
  if (!account?.data.isActive || began < account.data.sessionsValidFrom) return sessionExpired();
  const { username, fullName, role } = account.data;
  return { kind: 'staff', uid: token.uid, username, fullName, role };
}

/** Whether the caller may use an endpoint of this access; the refusal where not. */
export function authorize(caller: Caller | null, access: Access): Refusal | undefined {
  if (access === 'anyone') return undefined;
  if (!caller) return notSignedIn();
  if (access === 'attendee')
    return caller.kind === 'attendee' ? undefined : forbidden('This is for participants.');
  if (caller.kind !== 'staff') return forbidden('This is for staff.');
  if (access === 'admin' && caller.role !== 'admin') return forbidden('This needs the admin role.');
  return undefined;
}

const notSignedIn = () => problem('not-signed-in', 'Please sign in.');
const sessionExpired = () =>
  problem('session-expired', 'Your session has ended. Please sign in again.');
const forbidden = (message: string) => problem('forbidden', message);
