import { z } from 'zod';
import { offlineConflictDocument } from '../model/desk.ts';
import { documentId, instant, line } from '../model/values.ts';
import { endpoint } from './endpoint.ts';

/** Something handed over without a connection that should not have been, with the names to settle it by. */
export const offlineConflict = offlineConflictDocument
  .omit({ participantId: true, rewardId: true })
  .extend({
    id: z.string(),
    fullName: z.string(),
    rewardName: z.string().nullable(),
  });
export type OfflineConflict = z.infer<typeof offlineConflict>;

export const listOfflineConflicts = endpoint({
  method: 'GET',
  path: '/api/admin/desk/doubts',
  access: 'desk',
  summary:
    'What was handed over without a connection and should not have been, and nobody has settled, the latest first.',
  query: z.strictObject({ eventId: documentId }),
  output: z.object({ doubts: z.array(offlineConflict) }),
  problems: [],
});

export const resolveOfflineConflict = endpoint({
  method: 'POST',
  path: '/api/admin/desk/doubts/{id}/settle',
  access: 'desk',
  summary: 'Says how a doubtful hand-over was settled; it leaves the list and stays in the audit.',
  params: z.object({
    id: z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,400}$/, 'This is not a valid id.'),
  }),
  body: z.strictObject({ note: line(200).min(1, 'Say how it was settled.') }),
  output: z.object({ settledAt: instant, settledBy: z.string() }),
  problems: ['not-found'],
});
