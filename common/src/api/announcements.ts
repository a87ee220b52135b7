import { z } from 'zod';
import { announcementDocument } from '../model/announcements.ts';
import { documentId, instant, optionalVersion, paragraph, requiredLine } from '../model/values.ts';
import { endpoint } from './endpoint.ts';

export const announcement = announcementDocument.extend({ id: z.string() });

export type Announcement = z.infer<typeof announcement>;

const fields = z.strictObject({
  title: requiredLine(120),
  message: paragraph(1000).min(1, 'Please fill this in.'),
  /** Defaults to now. */
  publishAt: instant.optional(),
});

export const writeAnnouncement = endpoint({
  method: 'POST',
  path: '/api/admin/events/{eventId}/announcements',
  access: 'admin',
  summary: 'Publishes or schedules an announcement.',
  params: z.object({ eventId: documentId }),
  body: fields,
  output: announcement,
  problems: ['not-found'],
  idempotent: true,
});

export const editAnnouncement = endpoint({
  method: 'PUT',
  path: '/api/admin/events/{eventId}/announcements/{id}',
  access: 'admin',
  summary: 'Edits an announcement.',
  params: z.object({ eventId: documentId, id: documentId }),
  body: fields.extend({ version: optionalVersion }),
  output: announcement,
  problems: ['not-found', 'stale-edit'],
});

export const withdrawAnnouncement = endpoint({
  method: 'DELETE',
  path: '/api/admin/events/{eventId}/announcements/{id}',
  access: 'admin',
  summary: 'Withdraws an announcement; it disappears from every open app.',
  params: z.object({ eventId: documentId, id: documentId }),
  output: z.object({ message: z.string() }),
  problems: ['not-found'],
});
