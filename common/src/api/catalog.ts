import { z } from 'zod';
import { endpoint } from './contract/endpoint.ts';

/** Stored document that fails its schema in part or as a whole, with the invalid fields. */
export const invalidDocument = z.object({ path: z.string(), fields: z.array(z.string()) });

export const listInvalidDocuments = endpoint({
  method: 'GET',
  path: '/api/admin/unreadable-documents',
  access: 'account',
  summary:
    'Lists the invalid events, businesses, rewards, point rules, announcements and catalogs, of which other calls omit what they cannot read.',
  output: z.array(invalidDocument),
  problems: [],
});
