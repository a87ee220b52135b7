import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Stored document that fails its schema, with the invalid fields. */
export const invalidDocument = z.object({ path: z.string(), fields: z.array(z.string()) });

export type InvalidDocument = z.infer<typeof invalidDocument>;

export const listInvalidDocuments = endpoint({
  method: 'GET',
  path: '/api/admin/unreadable-documents',
  access: 'account',
  summary:
    'Lists the invalid events, businesses, rewards, point rules, announcements and catalogs, which other lists omit.',
  output: z.array(invalidDocument),
  problems: [],
});
