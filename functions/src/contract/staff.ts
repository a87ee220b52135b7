import { z } from 'zod';
import { version } from './admin-events.ts';
import { accountRole, staffRole } from './categories.ts';
import { endpoint } from './endpoint.ts';
import { instant, requiredLine } from './values.ts';

/** Letters, digits, `.`, `_` and `-`, in lower case; 2 to 40 characters. */
export const username = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9._-]{2,40}$/, 'A username has 2 to 40 letters, digits, dots, dashes.');

/** At least 6 characters (specification, section 9); at most 200, so that hashing one costs a bounded time. */
export const newPassword = z
  .string()
  .min(6, 'New password must be at least 6 characters long.')
  .max(200, 'New password must be at most 200 characters long.');

/** A staff account's id: `staff-` and its username. */
export const staffId = z.string().regex(/^staff-[a-z0-9._-]{2,40}$/, 'This is not a valid id.');

/** A device from which an account was signed in to: 20 characters of 5 bits. */
const staffDevice = z.string().regex(/^[0-9a-z]{20}$/, 'This is not a valid device.');

export const staffLogin = endpoint({
  method: 'POST',
  path: '/api/admin/login',
  access: 'anyone',
  summary: 'Signs staff in; slowed down by account and address.',
  body: z.strictObject({
    username: z.string().trim().min(1).max(200),
    password: z.string().min(1).max(200),
    /** What an earlier sign-in on this device was answered: its tries are counted apart from strangers'. */
    device: staffDevice.optional(),
  }),
  output: z.object({
    username: z.string(),
    fullName: z.string(),
    role: staffRole,
    /** A Firebase custom token for the portal's own app, to be exchanged at once. */
    sessionId: z.string(),
    /** To be kept on the device and sent with its next sign-in. It grants nothing but tries. */
    device: staffDevice,
  }),
  problems: ['wrong-credentials', 'too-many-requests'],
});

export const staffLogout = endpoint({
  method: 'POST',
  path: '/api/admin/logout',
  access: 'shop',
  summary: 'Signs out: every session of the account ends at once, on the server too.',
  output: z.object({ message: z.string() }),
  problems: [],
});

export const readStaffSession = endpoint({
  method: 'GET',
  path: '/api/admin/session',
  access: 'shop',
  summary: 'Whose session this is, if it still is one: the portal asks every few seconds.',
  output: z.object({ username: z.string(), fullName: z.string(), role: staffRole }),
  problems: [],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/admin/change-password',
  access: 'desk',
  summary: "Changes one's own password; every other session of the account ends.",
  body: z.strictObject({ currentPassword: z.string().min(1).max(200), newPassword }),
  output: z.object({
    message: z.string(),
    /** A fresh custom token: the session that made the change goes on with it. */
    sessionId: z.string(),
  }),
  problems: ['wrong-credentials', 'too-many-requests'],
});

export const staffFields = z.object({
  id: z.string(),
  username: z.string(),
  fullName: z.string(),
  role: accountRole,
  isActive: z.boolean(),
  version: z.number().int(),
  createdAt: instant,
});

export const listStaff = endpoint({
  method: 'GET',
  path: '/api/admin/staff',
  access: 'admin',
  summary: 'The staff accounts, by name.',
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
    fullName: requiredLine(100),
    role: accountRole,
    password: newPassword,
  }),
  output: staffFields,
  problems: ['already-exists'],
});

export const editStaff = endpoint({
  method: 'PUT',
  path: '/api/admin/staff/{id}',
  access: 'admin',
  summary: "Changes an account's name, role or access; revoking ends its sessions at once.",
  params: z.object({ id: staffId }),
  body: z.strictObject({
    fullName: requiredLine(100).optional(),
    role: accountRole.optional(),
    isActive: z.boolean().optional(),
    password: newPassword.optional(),
    version,
  }),
  output: staffFields,
  /** `decided-against`: the last active admin would lose the role. */
  problems: ['not-found', 'stale-edit', 'decided-against'],
});
