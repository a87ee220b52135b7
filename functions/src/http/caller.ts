import type { Access } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { StaffRole } from '@wine-walk/common/model/categories.ts';
import type { StaffLimit } from '@wine-walk/common/model/sessions.ts';
import { staffLimitEnd } from '@wine-walk/common/rules/sessions/session-access.ts';
import type { AttendeeSession } from '../firestore/verify-token.ts';

export interface Attendee extends AttendeeSession {
  kind: 'attendee';
  uid: string;
  /** Empty if unknown. */
  email: string;
  /** Epoch milliseconds. */
  signedInAtMs: number;
  /** True if the email was verified. */
  isEmailProven: boolean;
  /** Limit that applies now; undefined for none. */
  limit: StaffLimit | undefined;
}

export interface StaffMember {
  kind: 'staff';
  uid: string;
  username: string;
  fullName: string;
  role: StaffRole;
  /** Shift, or personal link of a volunteer, that created the account; null for other accounts. */
  shiftId: string | null;
  /** Only event of the account; null for a personal account. */
  eventId: string | null;
  /** End of an account of a link; null for a personal account. */
  expiresAt: string | null;
  /** Only business of an account with role shop; null for other roles. */
  businessId: string | null;
  /** Last activity of a volunteer's phone, as stored. */
  lastSeenAt?: string | undefined;
}

export type Caller = Attendee | StaffMember;

/** Caller types that a handler can receive. */
export type CallerFor<A extends Access> = A extends 'anyone'
  ? Caller | null
  : A extends 'attendee'
    ? Attendee
    : StaffMember;

/**
 * Returns the problem of an action that only the participant may take if the session is limited: it began with a code
 * from staff in the last 24 hours, or staff corrected the email.
 */
export function staffLimitProblem({
  limit,
}: Pick<Attendee, 'limit'>): Problem<'email-limit' | 'staff-code-limit'> | undefined {
  if (!limit) return undefined;
  const until = new Date(staffLimitEnd(limit)).toISOString();
  return problem(limit.reason === 'staff-code' ? 'staff-code-limit' : 'email-limit', {
    limit: { reason: limit.reason, until },
  });
}

/** True if the caller is staff of role desk or admin, who may see participants' records. */
export function isDeskOrAdmin(caller: Caller | null): caller is StaffMember {
  return caller?.kind === 'staff' && caller.role !== 'shop';
}

/**
 * Returns the problem if a staff member other than an admin reverses an action of another person. `doneBy`:
 * name of that person, if known.
 */
export function requireOwnAction(
  caller: StaffMember,
  isOwn: boolean,
  doneBy: string | undefined,
): Problem<'not-your-action'> | undefined {
  if (isOwn || caller.role === 'admin') return undefined;
  return problem('not-your-action', { ...(doneBy !== undefined && { doneBy }) });
}

/**
 * Returns the problem unless the records belong to the caller or the caller is of role desk or admin. Checked
 * before any read, so that it does not reveal if the other participant exists.
 */
export function requireOwner(
  caller: Caller | null,
  participantId: string,
): Problem<'not-your-data'> | undefined {
  if (isDeskOrAdmin(caller) || caller?.uid === participantId) return undefined;
  return problem('not-your-data');
}
