import { z } from 'zod';
import { documentId, instant } from '../model/values.ts';
import { listedRegistration } from './admin-registrations.ts';
import { endpoint } from './endpoint.ts';

/** Rows of one part of an export at most. */
const exportPage = 1000;

export const exportRegistrations = endpoint({
  method: 'POST',
  path: '/api/admin/registrations/export',
  access: 'admin',
  summary: "An event's registrations for a file, a part at a time; that it was asked for is noted.",
  body: z.strictObject({ eventId: documentId, cursor: z.string().max(2000).optional() }),
  output: z.object({
    rows: z
      .array(
        listedRegistration.extend({
          phone: z.string(),
          marketingConsent: z.boolean(),
          firstVisitAt: instant.nullable(),
          paidAt: instant.nullable(),
          paidTo: z.string().nullable(),
        }),
      )
      .max(exportPage),
    nextCursor: z.string().nullable(),
  }),
  problems: [],
});
