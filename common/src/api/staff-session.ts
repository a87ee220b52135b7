import { z } from 'zod';
import { staffRole } from '../model/categories.ts';
import { endpoint } from './endpoint.ts';
import { newPassword } from './staff.ts';

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
