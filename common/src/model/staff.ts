import { z } from 'zod';
import { staffRole } from './categories.ts';
import { instant } from './fields/values.ts';

/** Second factor of a staff account: an authenticator app (TOTP) and recovery codes. */
export const secondFactor = z.object({
  /** Secret shared with the app, in base32. No client receives it after the setup. */
  secret: z.string(),
  /** Time of the first code; null during the setup, in which a sign-in needs no code. */
  confirmedAt: instant.nullable(),
  /** Latest 30-second step whose code was used: no code works twice. */
  lastStep: z.number().int(),
  /** SHA-256 of each unused recovery code. */
  recoveryHashes: z.array(z.string()),
});

export type SecondFactor = z.infer<typeof secondFactor>;

/**
 * `staff/{uid}`: read by no client; rules and API read it on every staff request. The uid is
 * `staff-<username>`.
 */
export const staffDocument = z.object({
  username: z.string(),
  fullName: z.string(),
  role: staffRole,
  isActive: z.boolean(),
  /**
   * Hash by scrypt (modules/staff/password.ts); null for accounts of shifts and shops, which have no
   * password.
   */
  passwordHash: z.string().nullable(),
  /** Second factor, chosen by the owner of a personal account; null without one. */
  secondFactor: secondFactor.nullable().default(null),
  /**
   * Counts events that ended all sessions: sign-out, changed password or role, revoked access. A session
   * carries the generation it started with, and is rejected in the API and in the rules when they differ.
   */
  generation: z.number().int().default(1),
  /** Shift that created this account and ends it; null for personal accounts. */
  shiftId: z.string().nullable().default(null),
  /** Shop link that created this account and ends it; null for other accounts. */
  shopLinkId: z.string().nullable().default(null),
  /** Personal link of a volunteer that created this account and ends it; null for other accounts. */
  volunteerId: z.string().nullable().default(null),
  /**
   * Only event of an account of a shift or a shop, in whose period it works (staff-link-period.ts); null for
   * personal accounts.
   */
  eventId: z.string().nullable().default(null),
  /** Only business of an account with role shop; null for other accounts. */
  businessId: z.string().nullable().default(null),
  /**
   * Keys of its username and full name, by which look-alike names are refused (functions/src/lib/display-name.ts);
   * empty for accounts of links.
   */
  nameKeys: z.array(z.string()).default([]),
  /** Last session request of a volunteer's phone, to the minute; undefined in early records. */
  lastSeenAt: instant.optional(),
  /** Last time a volunteer's phone loaded the list for its offline desk; undefined before the first. */
  listLoadedAt: instant.optional(),
  /** Counts the edits by admins; not stored in early records. */
  version: z.number().int().default(1),
  createdAt: instant,
  updatedAt: instant,
});

export type StaffDocument = z.infer<typeof staffDocument>;

/**
 * `shifts/{id}` and `shopLinks/{id}`: read by no client; link by which staff sign in without a password. The
 * ID is derived from the secret, so that a link is found without a query.
 */
export const staffLinkDocument = z.object({
  eventId: z.string(),
  businessId: z.string().nullable(),
  name: z.string(),
  secret: z.string(),
  pin: z.string(),
  isActive: z.boolean(),
  createdAt: instant,
  createdBy: z.string(),
  /**
   * Number of accounts created by it: each changes the document, so that a concurrent end of the link
   * conflicts.
   */
  joins: z.number().int(),
});

export type StaffLinkDocument = z.infer<typeof staffLinkDocument>;

/**
 * `volunteers/{id}`: read by no client; person on the roster of an event, with a personal link. The ID is derived from
 * its secret, `name` is the full name, and `businessId` the station, null for the desk.
 */
export const volunteerDocument = staffLinkDocument.extend({
  /** Empty for none. */
  phone: z.string(),
  /** Empty for none. */
  email: z.string(),
  /** Task, such as 'Welcome'; empty for none. */
  task: z.string(),
  /** Times on the clock of the event as `HH:MM`; empty if unknown. */
  from: z.string(),
  to: z.string(),
  /** Time at which staff noted that the person does not come; null if expected. */
  noShowAt: instant.nullable(),
  /** Person who takes over; null without one. */
  replacedBy: z.string().nullable(),
  /** Counts the edits; not stored in early records. */
  version: z.number().int().default(1),
});

export type VolunteerDocument = z.infer<typeof volunteerDocument>;

/**
 * `peopleReads/{uid}`: read by no client; people that a staff account was shown lately, for the audit and the
 * overview (rules/people/people-reads.ts).
 */
export const peopleReadsDocument = z.object({
  staffName: z.string(),
  /** Hashed IDs of people and lists of the last 10 minutes, earliest first. `readMs`: epoch milliseconds. */
  recent: z.array(z.object({ key: z.string(), readMs: z.number().int() })),
  /** Largest number of people within 10 minutes while above the limit; 0 if it never was. */
  highestCount: z.number().int(),
  /** Last time above the limit; null if it never was. */
  exceededAt: instant.nullable(),
  /** Time after which Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});

export type PeopleReadsDocument = z.infer<typeof peopleReadsDocument>;

/** `audit/{auditId}`: read by admins; actions of staff. */
export const auditDocument = z.object({
  actor: z.string(),
  action: z.string(),
  target: z.string(),
  happenedAt: instant,
  details: z.record(z.string(), z.unknown()),
  /** Paths of the documents that an action on many deleted. */
  deleted: z.array(z.string()).optional(),
});

export type AuditDocument = z.infer<typeof auditDocument>;
