import { z } from 'zod';
import { eventDocument } from '../model/documents.ts';
import { documentId, instant, requiredLine } from '../model/values.ts';
import { endpoint } from './endpoint.ts';
import { editableEventFields, endAfterStart, endProblem, eventBody } from './event-body.ts';

/** The edit that the sender saw; left out, the edit is made whatever happened since. */
export const version = z.number().int().min(1).optional();

export const adminEvent = eventDocument.extend({ id: z.string() });
export type AdminEvent = z.infer<typeof adminEvent>;

export const listAdminEvents = endpoint({
  method: 'GET',
  path: '/api/admin/events',
  access: 'desk',
  summary: 'All events, the latest first.',
  output: z.array(adminEvent),
  problems: [],
});

export const createEvent = endpoint({
  method: 'POST',
  path: '/api/admin/events',
  access: 'admin',
  summary: 'Creates an event.',
  body: eventBody,
  output: adminEvent,
  problems: ['not-found'],
  idempotent: true,
});

export const editEvent = endpoint({
  method: 'PUT',
  path: '/api/admin/events/{id}',
  access: 'admin',
  summary: 'Edits an event; businessIds left out stay as they are.',
  params: z.object({ id: documentId }),
  body: editableEventFields.extend({ version }).refine(endAfterStart, endProblem),
  output: adminEvent,
  problems: ['not-found', 'stale-edit'],
});

export const duplicateEvent = endpoint({
  method: 'POST',
  path: '/api/admin/events/{id}/duplicate',
  access: 'admin',
  summary:
    'A new, inactive event with the same businesses and copies of its rewards and point rules.',
  params: z.object({ id: documentId }),
  body: z
    .strictObject({ name: requiredLine(120), startTime: instant, endTime: instant })
    .refine(endAfterStart, endProblem),
  output: adminEvent,
  problems: ['not-found'],
  idempotent: true,
});

export const readReadiness = endpoint({
  method: 'GET',
  path: '/api/admin/events/{id}/readiness',
  access: 'desk',
  summary: 'What is missing before the event can open.',
  params: z.object({ id: documentId }),
  output: z.array(
    z.object({
      check: z.enum([
        'businesses',
        'coordinates',
        'overlapping-circles',
        'unreachable-rewards',
        'tickets',
        'announcement',
        'times',
        'other-active-event',
      ]),
      isFine: z.boolean(),
      message: z.string(),
    }),
  ),
  problems: ['not-found'],
});
