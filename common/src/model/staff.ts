import { z } from 'zod';
import { staffRole } from './categories.ts';
import { instant } from './values.ts';

/** `staff/{uid}`: nobody; rules and API read it on every staff call. The uid is `staff-<username>`. */
export const staffDocument = z.object({
  username: z.string(),
  fullName: z.string(),
  role: staffRole,
  isActive: z.boolean(),
  /** scrypt, see features/staff/password.ts; null where there is no password: accounts of shifts and shops. */
  passwordHash: z.string().nullable(),
  /**
   * Counts the ends of sessions: signing out, another password, another role, revoked access. A session
   * carries the one it began with and is refused as soon as the two differ, in the API and in the rules.
   */
  generation: z.number().int().default(1),
  /** The shift that made this account, and ends it; null for an account of its own. */
  shiftId: z.string().nullable().default(null),
  /** The shop link that made this account, and ends it; null for everybody else. */
  shopLinkId: z.string().nullable().default(null),
  /** The only event that an account of a shift or a shop is for; null for an account of its own. */
  eventId: z.string().nullable().default(null),
  /** The only business that an account of role shop acts for; null for everybody else. */
  businessId: z.string().nullable().default(null),
  /** When the account ends by itself; null: never. */
  expiresAt: instant.nullable().default(null),
  /** When a volunteer's phone last asked whether its session stands, to the minute; left out: not since it was kept. */
  lastSeenAt: instant.optional(),
  /** Counts the edits by admins; accounts from before they were counted have none stored. */
  version: z.number().int().default(1),
  createdAt: instant,
  updatedAt: instant,
});

export type StaffDocument = z.infer<typeof staffDocument>;

/**
 * `shifts/{id}` and `shopLinks/{id}`: nobody; a link by which staff sign in without a password. The id is made
 * from the secret, so that who holds the link is found without a query.
 */
export const staffLinkDocument = z.object({
  eventId: z.string(),
  businessId: z.string().nullable(),
  name: z.string(),
  secret: z.string(),
  pin: z.string(),
  isActive: z.boolean(),
  expiresAt: instant,
  createdAt: instant,
  createdBy: z.string(),
  /** How many accounts came in by it: each changes the document, so that ending it meets them. */
  joins: z.number().int(),
});

export type StaffLinkDocument = z.infer<typeof staffLinkDocument>;

/** `audit/{auditId}`: admins; what staff did. */
export const auditDocument = z.object({
  actor: z.string(),
  action: z.string(),
  target: z.string(),
  happenedAt: instant,
  details: z.record(z.string(), z.unknown()),
});

export type AuditDocument = z.infer<typeof auditDocument>;
