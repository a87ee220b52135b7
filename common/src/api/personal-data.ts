import { z } from 'zod';
import { documentId, instant } from '../model/fields/values.ts';
import { attendeeRate, endpoint } from './contract/endpoint.ts';

/** Evidence that is retained after a deletion, and its expiry. */
const retained = z.object({ what: z.literal('waiver'), submissionId: z.string(), until: instant });

const deletion = z.object({ message: z.string(), kept: z.array(retained) });

export type Deletion = z.infer<typeof deletion>;

export const deleteOwnData = endpoint({
  method: 'DELETE',
  path: '/api/participants/{id}',
  access: 'attendee',
  rate: attendeeRate,
  summary: 'Deletes all data of the caller. The signed release stays sealed until it expires.',
  params: z.object({ id: documentId }),
  output: deletion,
  problems: ['email-limit', 'not-your-data', 'staff-code-limit'],
});

export const readPersonData = endpoint({
  method: 'GET',
  path: '/api/admin/people/{id}',
  access: 'admin',
  summary: 'Returns all stored data of one participant.',
  params: z.object({ id: documentId }),
  output: z.object({
    participantId: z.string(),
    /** True if an Auth account exists. */
    hasAccount: z.boolean(),
    documents: z.array(z.object({ path: z.string(), data: z.record(z.string(), z.unknown()) })),
  }),
  problems: ['no-personal-data', 'not-a-participant'],
});

export type PersonData = z.infer<typeof readPersonData.output>;

export const deletePersonData = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/{id}',
  access: 'admin',
  summary: 'Deletes all data of one participant. The signed release stays sealed until it expires.',
  params: z.object({ id: documentId }),
  output: deletion,
  problems: ['not-a-participant'],
});
