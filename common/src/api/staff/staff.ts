import { z } from 'zod';
import { accountRole, businessStatus, staffRole } from '../../model/categories.ts';
import {
  documentId,
  instant,
  optionalVersion,
  requiredLine,
  requiredName,
} from '../../model/fields/values.ts';
import { endpoint } from '../contract/endpoint.ts';
import { takesBack } from '../contract/takes-back.ts';
import { countedInterval, likelyRunOut } from './overview.ts';
import { secondFactorCode } from './second-factor.ts';

/** Username of 2 to 40 letters, digits, `.`, `_` and `-`, in lower case. */
export const username = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9._-]{2,40}$/, 'username-characters');

/**
 * Password of at least 6 characters (specification, section 9), and at most 200 to limit the time of hashing.
 */
export const newPassword = z.string().min(6, 'password-too-short').max(200, 'password-too-long');

/** ID of a staff account: `staff-` and its username. */
export const staffId = z.string().regex(/^staff-[a-z0-9._-]{2,40}$/, 'id-not-valid');

export const staffFields = z.object({
  id: z.string(),
  username: z.string(),
  fullName: z.string(),
  role: accountRole,
  isActive: z.boolean(),
  /** True if a sign-in needs a code besides the password. */
  hasSecondFactor: z.boolean(),
  version: z.number().int(),
  createdAt: instant,
});

export const listStaff = endpoint({
  method: 'GET',
  path: '/api/admin/staff',
  access: 'admin',
  summary: 'Lists the staff accounts by name.',
  output: z.array(staffFields),
  problems: [],
});

export const addStaff = endpoint({
  method: 'POST',
  path: '/api/admin/staff',
  access: 'admin',
  summary: 'Adds a staff account.',
  body: z.strictObject({
    username,
    fullName: requiredName(100),
    role: accountRole,
    password: newPassword,
  }),
  output: staffFields,
  problems: ['guessable-password', 'username-taken'],
});

export const editStaff = endpoint({
  method: 'PUT',
  path: '/api/admin/staff/{id}',
  access: 'admin',
  summary:
    "Changes an account's name, role or access, or resets its second factor. Revoking ends its sessions at once. An admin without a second factor needs a new password.",
  params: z.object({ id: staffId }),
  body: takesBack(
    z.strictObject({
      fullName: requiredName(100).optional(),
      role: accountRole.optional(),
      isActive: z.boolean().optional(),
      password: newPassword.optional(),
      /** `reset` turns the second factor of another account off, after the loss of its phone. */
      secondFactor: z.literal('reset').optional(),
      version: optionalVersion,
    }),
    staffFields,
  ),
  output: staffFields,
  problems: [
    'guessable-password',
    'only-admin',
    'other-admin-resets',
    'password-needed',
    'staff-not-found',
    'stale-edit',
  ],
});

/** Token of a device from which the account signed in: 20 characters of 5 bits. */
const staffDevice = z.string().regex(/^[0-9a-z]{20}$/, 'device-not-valid');

export const staffLogin = endpoint({
  method: 'POST',
  path: '/api/admin/login',
  access: 'anyone',
  summary: 'Signs staff in. Rate limited by account and IP address.',
  body: z.strictObject({
    username: z.string().trim().min(1).max(200),
    password: z.string().min(1).max(200),
    /** Code of an account with a second factor. */
    code: secondFactorCode.optional(),
    /** Token from an earlier sign-in on this device, whose attempts are counted separately. */
    device: staffDevice.optional(),
  }),
  output: z.object({
    username: z.string(),
    fullName: z.string(),
    role: staffRole,
    /** Firebase custom token for the portal, to be exchanged at once. */
    sessionId: z.string(),
    /** Token that the device stores and sends with its next sign-in. It grants only attempts. */
    device: staffDevice,
  }),
  /** `second-factor-required`: the password is right, and a code is needed. `wrong-code`: the code is not. */
  problems: [
    'second-factor-required',
    'too-many-attempts',
    'wrong-app-code',
    'wrong-credentials',
    'wrong-recovery-code',
  ],
});

export const staffLogout = endpoint({
  method: 'POST',
  path: '/api/admin/logout',
  access: 'shop',
  summary: 'Signs out and ends all sessions of the account.',
  output: z.object({ message: z.string() }),
  problems: [],
});

export const readStaffSession = endpoint({
  method: 'GET',
  path: '/api/admin/session',
  access: 'shop',
  summary:
    'Returns the account of the session if it is valid. The portal polls it every few seconds.',
  output: z.object({
    username: z.string(),
    fullName: z.string(),
    role: staffRole,
    /** End of an account of a link, which follows its event; null for other accounts. */
    expiresAt: instant.nullable(),
    /** Only event of an account of a link; null for other accounts. */
    eventId: z.string().nullable(),
  }),
  problems: [],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/admin/change-password',
  access: 'desk',
  summary: "Changes the caller's password. All other sessions of the account end.",
  body: z.strictObject({ currentPassword: z.string().min(1).max(200), newPassword }),
  output: z.object({
    message: z.string(),
    /** New custom token for the caller's session. */
    sessionId: z.string(),
  }),
  problems: ['guessable-password', 'too-many-attempts', 'wrong-password'],
});

/** Secret of a link in its URL: 20 characters of 5 bits. */
export const linkSecret = z
  .string()
  .trim()
  .regex(/^[0-9a-z]{20}$/, 'link-not-valid');

export const linkPin = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'pin-six-digits');

/** Account created by a link: a volunteer's phone or a shop's. */
const linkAccount = z.object({
  id: z.string(),
  /** Name in audit and redemptions. */
  username: z.string(),
  /** Name of the volunteer as entered at the start, or of the shop. */
  fullName: z.string(),
  isActive: z.boolean(),
  createdAt: instant,
});

/** Link that staff share for one event, with its accounts. */
export const staffLinkFields = z.object({
  id: z.string(),
  eventId: z.string(),
  /** Name of the shift or shop. */
  name: z.string(),
  /** Only business of the link; null for a shift. */
  businessId: z.string().nullable(),
  /** Path of the link, such as `/admin/shift/…`. */
  path: z.string(),
  /** Six digits, shared separately from the link. */
  pin: z.string(),
  isActive: z.boolean(),
  /** Period in which the link and all its accounts work; it follows the event. */
  opensAt: instant,
  expiresAt: instant,
  accounts: z.array(linkAccount),
});

export type StaffLink = z.infer<typeof staffLinkFields>;

/** Result of a sign-in by a link: as a staff login, with the account's expiry and event. */
export const linkSession = z.object({
  username: z.string(),
  fullName: z.string(),
  role: staffRole,
  /** Firebase custom token for the portal, to be exchanged at once. */
  sessionId: z.string(),
  expiresAt: instant,
  eventId: z.string(),
});

/** Problems of joining by a link. */
export const joinProblems = [
  'link-early',
  'link-ended',
  'name-of-account',
  'too-many-attempts',
  'wrong-link-pin',
] as const;

const byEvent = z.strictObject({ eventId: documentId });

const byId = z.object({ id: documentId });

/** Declares the endpoint that lists an event's links of one kind. */
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

/** Declares the endpoint that ends a link of one kind with its sessions. */
export const linkEnd = <const P extends string>(path: P, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    access: 'admin',
    summary,
    params: byId,
    output: staffLinkFields,
    problems: ['link-not-found'],
  });

export const revokeLinkAccount = endpoint({
  method: 'POST',
  path: '/api/admin/link-accounts/{id}/revoke',
  access: 'admin',
  summary:
    'Ends one volunteer’s or one shop phone’s session at once and renews the PIN of its link; the others stay.',
  params: byId,
  output: linkAccount.extend({
    /** PIN of the link from now on; null if the link does not exist any more. */
    pin: z.string().nullable(),
  }),
  problems: ['account-not-found'],
});

export const createShift = endpoint({
  method: 'POST',
  path: '/api/admin/shifts',
  access: 'admin',
  summary:
    "Creates a shift of an event: a link and PIN with which volunteers' phones become a desk.",
  body: takesBack(z.strictObject({ eventId: documentId, name: requiredLine(60) }), staffLinkFields),
  output: staffLinkFields,
  problems: ['event-ended', 'event-gone'],
  idempotent: true,
});

export const listShifts = linkList(
  '/api/admin/shifts',
  'Lists the shifts of an event with their signed-in volunteers, newest first.',
);

export const endShift = linkEnd(
  '/api/admin/shifts/{id}/end',
  'Ends a shift and the sessions of its volunteers.',
);

export const joinShift = endpoint({
  method: 'POST',
  path: '/api/admin/shifts/join',
  access: 'anyone',
  rate: { perMinute: 60, by: 'address' },
  summary: 'Opens the desk on a phone with the link, its PIN and the volunteer’s name.',
  body: z.strictObject({ secret: linkSecret, pin: linkPin, fullName: requiredName(60) }),
  output: linkSession,
  problems: joinProblems,
  idempotent: true,
});

export const createShopLink = endpoint({
  method: 'POST',
  path: '/api/admin/shop-links',
  access: 'admin',
  summary: 'Creates the private link and PIN of a business for an event. An earlier link ends.',
  body: takesBack(z.strictObject({ eventId: documentId, businessId: documentId }), staffLinkFields),
  output: staffLinkFields,
  problems: ['business-gone', 'event-ended', 'event-gone'],
  idempotent: true,
});

export const listShopLinks = linkList(
  '/api/admin/shop-links',
  'Lists the business links of an event with their signed-in phones, newest first.',
);

export const endShopLink = linkEnd(
  '/api/admin/shop-links/{id}/end',
  "Ends a business's link and its sessions.",
);

export const joinShop = endpoint({
  method: 'POST',
  path: '/api/admin/shop-links/join',
  access: 'anyone',
  rate: { perMinute: 60, by: 'address' },
  summary: 'Opens the counter of a business on a phone with its link and PIN.',
  body: z.strictObject({ secret: linkSecret, pin: linkPin }),
  output: linkSession,
  problems: joinProblems,
  idempotent: true,
});

export const readShopCounts = endpoint({
  method: 'GET',
  path: '/api/shop/counts',
  access: 'shop',
  summary: 'Returns the verified check-ins and redemptions of a shop at its event.',
  output: z.object({
    businessName: z.string(),
    eventName: z.string(),
    checkIns: z.number().int(),
    redemptions: z.number().int(),
    /** Verified check-ins of the last 15 minutes. */
    recentCheckIns: z.number().int(),
    status: businessStatus,
    /** Bottles in stock before the event; null if the shop counts none. */
    bottles: z.number().int().nullable(),
    openedBottles: z.number().int(),
    /** Null if the bottles last until the end, or the shop counts none. */
    runsOut: likelyRunOut.nullable().default(null),
    /** Recent and likely visits of the shop; null before the event and after it. */
    busy: z
      .object({
        countedAt: instant,
        timeZone: z.string(),
        /** Verified check-ins here by ten minutes; at most the last 2 hours. */
        intervals: z.array(countedInterval),
        /** Visits that are likely in the next 30 minutes. */
        nextVisits: z.number().int(),
        /** People of the event with a verified check-in anywhere. */
        walking: z.number().int(),
      })
      .nullable()
      .default(null),
    /** Names of the rewards that the shop redeems, in alphabetical order. */
    rewards: z.array(z.string()),
  }),
  problems: ['shop-gone', 'shops-only'],
});
