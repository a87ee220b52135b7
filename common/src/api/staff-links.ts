import { z } from 'zod';
import { staffRole } from '../model/categories.ts';
import { documentId, instant } from '../model/values.ts';
import { endpoint } from './endpoint.ts';

/** A link's secret as it stands in its address: 20 characters of 5 bits. */
export const linkSecret = z
  .string()
  .trim()
  .regex(/^[0-9a-z]{20}$/, 'This is not a valid link.');
export const linkPin = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'A PIN has six digits.');

/** An account that somebody opened by a link: a volunteer's phone, or a shop's. */
const linkAccount = z.object({
  id: z.string(),
  /** As audit and redemptions name it. */
  username: z.string(),
  /** A volunteer's name as typed at the start; a shop's own name. */
  fullName: z.string(),
  isActive: z.boolean(),
  createdAt: instant,
});

/** A link that staff hand out for one event, with who came in by it. */
export const staffLinkFields = z.object({
  id: z.string(),
  eventId: z.string(),
  /** What the shift is called, or the shop. */
  name: z.string(),
  /** The only business that the link is for; null for a shift. */
  businessId: z.string().nullable(),
  /** Where the link leads, such as `/admin/shift/…`. */
  path: z.string(),
  /** Six digits, told apart from the link. */
  pin: z.string(),
  isActive: z.boolean(),
  /** When the link and everybody in by it end by themselves. */
  expiresAt: instant,
  accounts: z.array(linkAccount),
});
export type StaffLink = z.infer<typeof staffLinkFields>;

/** What a sign-in by a link answers; as a staff login, with the end of the account. */
export const linkSession = z.object({
  username: z.string(),
  fullName: z.string(),
  role: staffRole,
  /** A Firebase custom token for the portal's own app, to be exchanged at once. */
  sessionId: z.string(),
  expiresAt: instant,
});

const byEvent = z.strictObject({ eventId: documentId });
const byId = z.object({ id: documentId });

/** Lists an event's links of one kind. */
export const linkList = <const P extends string>(path: P, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    access: 'admin',
    summary,
    query: byEvent,
    output: z.array(staffLinkFields),
    problems: [],
  });

/** Ends a link of one kind with its sessions. */
export const linkEnd = <const P extends string>(path: P, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    access: 'admin',
    summary,
    params: byId,
    output: staffLinkFields,
    problems: ['not-found'],
  });

export const revokeLinkAccount = endpoint({
  method: 'POST',
  path: '/api/admin/link-accounts/{id}/revoke',
  access: 'admin',
  summary: 'Ends one volunteer’s or one shop phone’s session at once; the others stay.',
  params: byId,
  output: linkAccount,
  problems: ['not-found'],
});
