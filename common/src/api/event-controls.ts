import { z } from 'zod';
import { businessStatus } from '../model/categories.ts';
import { documentId, instant } from '../model/values.ts';
import { adminEvent } from './admin-events.ts';
import { endpoint } from './endpoint.ts';

/** How long what changed a running walk can be taken back. Milliseconds. */
export const undoEventChangeMs = 10 * 60 * 1000;

export const controlBody = z.discriminatedUnion('control', [
  z.strictObject({
    control: z.literal('business'),
    businessId: documentId,
    status: businessStatus,
  }),
  z.strictObject({ control: z.literal('check-in'), isPaused: z.boolean() }),
  z.strictObject({
    control: z.literal('end'),
    /** Minutes from the end as it is: later, or earlier where negative; null: at once. */
    minutes: z.number().int().min(-240).max(240).nullable(),
  }),
]);

export const controlEvent = endpoint({
  method: 'POST',
  path: '/api/admin/events/{id}/controls',
  access: 'admin',
  summary: 'One press of the evening: a business closed, check-in paused, another end.',
  params: z.object({ id: documentId }),
  body: controlBody,
  output: adminEvent,
  problems: ['not-found', 'stale-edit', 'event-not-running'],
});

export const eventChange = z.object({
  id: z.string(),
  eventId: z.string(),
  text: z.string(),
  madeBy: z.string(),
  madeAt: instant,
  undoUntil: instant,
});

export const listEventChanges = endpoint({
  method: 'GET',
  path: '/api/admin/walk-changes',
  access: 'admin',
  summary: 'What changed a running walk and can still be taken back, the latest first.',
  output: z.array(eventChange),
  problems: [],
});

export const undoEventChange = endpoint({
  method: 'POST',
  path: '/api/admin/walk-changes/{id}/undo',
  access: 'admin',
  summary: 'Takes back what changed a running walk, within 10 minutes.',
  params: z.object({ id: documentId }),
  output: z.object({ message: z.string() }),
  problems: ['not-found', 'stale-edit', 'undo-over'],
});
