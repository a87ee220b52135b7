import { z } from 'zod';
import { version } from './admin-events.ts';
import { rewardType } from './categories.ts';
import { rewardDocument } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { documentId, paragraph, requiredLine } from './values.ts';

export const adminReward = rewardDocument.extend({ id: z.string() });
export type AdminReward = z.infer<typeof adminReward>;

export const rewardBody = z.strictObject({
  name: requiredLine(120),
  description: paragraph(1000).min(1, 'Please fill this in.'),
  requiredVisits: z.number().int().min(1).max(1000),
  rewardType,
  isActive: z.boolean().optional().default(true),
  /** Left out or null: every event. */
  eventId: documentId.nullable().optional(),
});

export const listAdminRewards = endpoint({
  method: 'GET',
  path: '/api/admin/rewards',
  access: 'desk',
  summary: 'All rewards, the fewest visits first.',
  output: z.array(adminReward),
  problems: [],
});

export const createReward = endpoint({
  method: 'POST',
  path: '/api/admin/rewards',
  access: 'admin',
  summary: 'Creates a reward.',
  body: rewardBody,
  output: adminReward,
  problems: ['not-found'],
  idempotent: true,
});

export const editReward = endpoint({
  method: 'PUT',
  path: '/api/admin/rewards/{id}',
  access: 'admin',
  summary: 'Edits a reward; what people unlocked or claimed stays theirs.',
  params: z.object({ id: documentId }),
  body: rewardBody.extend({ version }),
  output: adminReward,
  problems: ['not-found', 'stale-edit'],
});
