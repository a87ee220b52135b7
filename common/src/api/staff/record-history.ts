import { z } from 'zod';
import { documentId, instant } from '../../model/fields/values.ts';
import { endpoint } from '../contract/endpoint.ts';

/** Records with a history, which staff edit in the portal. */
export const recordKind = z.enum([
  'announcement',
  'business',
  'event',
  'offer',
  'organization',
  'pointRule',
  'reward',
]);

export type RecordKind = z.infer<typeof recordKind>;

const historyEntry = z.object({
  happenedAt: instant,
  /** Username. */
  actor: z.string(),
  /** Action in the audit: `reward.edit`. */
  action: z.string(),
  changes: z.array(
    z.object({
      field: z.string(),
      /** False for a field with secrets or values of people, and in entries of earlier versions. */
      hasValues: z.boolean(),
      /** Stored values; missing if the field was. */
      before: z.unknown().optional(),
      after: z.unknown().optional(),
    }),
  ),
});

export type HistoryEntry = z.infer<typeof historyEntry>;

export const readRecordHistory = endpoint({
  method: 'GET',
  path: '/api/admin/history',
  access: 'admin',
  summary: 'Lists the latest 200 actions of staff on a record, latest first, with changed values.',
  query: z.strictObject({
    kind: recordKind,
    id: documentId,
    /** Event of an announcement or offer. */
    eventId: documentId.optional(),
  }),
  output: z.array(historyEntry),
  problems: ['record-event-missing'],
});
