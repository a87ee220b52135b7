import { z } from 'zod';
import { documentId, instant } from '../model/values.ts';
import { endpoint } from './endpoint.ts';
import { submissionId } from './session.ts';

export const hideDisplayName = endpoint({
  method: 'PUT',
  path: '/api/admin/registrations/{id}/display-name',
  access: 'desk',
  summary: "Takes a participant's display name off the leaderboard, or puts it back.",
  params: z.object({ id: documentId }),
  body: z.strictObject({ isHidden: z.boolean() }),
  output: z.object({ displayName: z.string(), isHidden: z.boolean() }),
  problems: ['not-found'],
});

export const issueReturnCode = endpoint({
  method: 'POST',
  path: '/api/admin/registrations/{submissionId}/return-code',
  access: 'desk',
  summary: 'A one-time code of eight digits by which a person gets their walk back, 10 minutes.',
  params: z.object({ submissionId }),
  body: z.strictObject({
    /** Sessions on the person's other devices go on; left out, they end. */
    keepOtherSessions: z.boolean().optional().default(false),
  }),
  output: z.object({ code: z.string(), expiresAt: instant }),
  problems: ['not-found'],
});
