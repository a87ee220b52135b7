import { z } from 'zod';
import { instant } from './values.ts';

/** `events/{eventId}/announcements/{announcementId}`: read by everyone after publication, by staff before. */
export const announcementDocument = z.object({
  title: z.string(),
  message: z.string(),
  publishAt: instant,
  /** Set by the server at `publishAt`, so that no client's clock decides it. */
  isPublished: z.boolean().default(false),
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});

export type AnnouncementDocument = z.infer<typeof announcementDocument>;
