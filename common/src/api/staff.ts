import { z } from 'zod';
import { accountRole } from '../model/categories.ts';
import { instant, requiredLine } from '../model/values.ts';
import { version } from './admin-events.ts';
import { endpoint } from './endpoint.ts';

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
