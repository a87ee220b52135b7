import type { Access } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import type { StaffRole } from '@wine-walk/common/model/categories.ts';
import type { AttendeeSession } from '../firestore/verify-token.ts';

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

/** Whether the caller is staff who may see whose records these are: a shop may not. */
export function isDeskOrAdmin(caller: Caller | null): caller is StaffMember {
  return caller?.kind === 'staff' && caller.role !== 'shop';
}

/**
 * The refusal unless the records are the caller's own, or the caller is of role desk or admin. Compared before
 * anything is read, so the answer tells nothing about whether the other participant exists.
 */
export function requireOwner(
  caller: Caller | null,
  participantId: string,
): Problem<'forbidden'> | undefined {
  if (isDeskOrAdmin(caller) || caller?.uid === participantId) return undefined;
  return problem('forbidden', "These are another participant's records.");
}
