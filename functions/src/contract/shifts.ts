import { z } from 'zod';
import { staffRole } from './categories.ts';
import { endpoint } from './endpoint.ts';
import { documentId, instant, requiredLine } from './values.ts';

/** A link's secret as it stands in its address: 20 characters of 5 bits. */
const linkSecret = z
  .string()
  .trim()
  .regex(/^[0-9a-z]{20}$/, 'This is not a valid link.');
const linkPin = z
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
const staffLinkFields = z.object({
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
const linkSession = z.object({
  username: z.string(),
  fullName: z.string(),
  role: staffRole,
  /** A Firebase custom token for the portal's own app, to be exchanged at once. */
  sessionId: z.string(),
  expiresAt: instant,
});

const byEvent = z.strictObject({ eventId: documentId });
const byId = z.object({ id: documentId });

export const createShift = endpoint({
  method: 'POST',
  path: '/api/admin/shifts',
  access: 'admin',
  summary: "Opens a shift of an event: a link and a PIN by which volunteers' phones become a desk.",
  body: z.strictObject({ eventId: documentId, name: requiredLine(60) }),
  output: staffLinkFields,
  /** `decided-against`: the event is over. */
  problems: ['not-found', 'decided-against', 'idempotency-key-reused'],
  idempotent: true,
});

export const listShifts = endpoint({
  method: 'GET',
  path: '/api/admin/shifts',
  access: 'admin',
  summary: 'The shifts of an event, the newest first, with who is in.',
  query: byEvent,
  output: z.array(staffLinkFields),
  problems: [],
});

export const endShift = endpoint({
  method: 'POST',
  path: '/api/admin/shifts/{id}/end',
  access: 'admin',
  summary: 'Ends a shift and the session of everybody in it at once.',
  params: byId,
  output: staffLinkFields,
  problems: ['not-found'],
});

export const joinShift = endpoint({
  method: 'POST',
  path: '/api/admin/shifts/join',
  access: 'anyone',
  rate: { perMinute: 60, by: 'address' },
  summary: 'Opens the desk on a phone: by the link, its PIN and the name of who holds the phone.',
  body: z.strictObject({ secret: linkSecret, pin: linkPin, fullName: requiredLine(60) }),
  output: linkSession,
  /** `code-expired`: the shift has ended. */
  problems: ['wrong-credentials', 'code-expired', 'too-many-requests'],
  idempotent: true,
});

export const createShopLink = endpoint({
  method: 'POST',
  path: '/api/admin/shop-links',
  access: 'admin',
  summary: "Makes a business's private link and PIN for an event; an earlier one of it ends.",
  body: z.strictObject({ eventId: documentId, businessId: documentId }),
  output: staffLinkFields,
  problems: ['not-found', 'decided-against', 'idempotency-key-reused'],
  idempotent: true,
});

export const listShopLinks = endpoint({
  method: 'GET',
  path: '/api/admin/shop-links',
  access: 'admin',
  summary: "The businesses' links of an event, the newest first, with the phones that are in.",
  query: byEvent,
  output: z.array(staffLinkFields),
  problems: [],
});

export const endShopLink = endpoint({
  method: 'POST',
  path: '/api/admin/shop-links/{id}/end',
  access: 'admin',
  summary: "Ends a business's link and its sessions at once.",
  params: byId,
  output: staffLinkFields,
  problems: ['not-found'],
});

export const joinShop = endpoint({
  method: 'POST',
  path: '/api/admin/shop-links/join',
  access: 'anyone',
  rate: { perMinute: 60, by: 'address' },
  summary: "Opens a business's own counter on a phone, by its link and PIN.",
  body: z.strictObject({ secret: linkSecret, pin: linkPin }),
  output: linkSession,
  problems: ['wrong-credentials', 'code-expired', 'too-many-requests'],
  idempotent: true,
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

export const readShopCounts = endpoint({
  method: 'GET',
  path: '/api/shop/counts',
  access: 'shop',
  summary: "A shop's own counts at its event: verified check-ins, and redemptions it made.",
  output: z.object({
    businessName: z.string(),
    eventName: z.string(),
    checkIns: z.number().int(),
    redemptions: z.number().int(),
    /** The rewards that it hands out, by name. */
    rewards: z.array(z.string()),
  }),
  problems: ['not-found'],
});
