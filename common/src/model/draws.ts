import { z } from 'zod';
import { instant } from './fields/values.ts';

/** Public reason for drawing again. */
export const redrawReason = z.enum(['no-answer', 'declined', 'not-eligible']);
export type RedrawReason = z.infer<typeof redrawReason>;

/** Drawing of one winner. */
export const drawing = z.object({
  /** 32 random bytes in lower-case hex, made after the hash of the list was published. */
  seed: z.string(),
  drawnAt: instant,
  /** Username of the staff member who drew. */
  drawnBy: z.string(),
  /** Entry that won. */
  entry: z.string(),
  /** Reason for drawing again; null for the first drawing. */
  reason: redrawReason.nullable(),
});

/** Closing of the entries, by which the list is frozen and its hash is published. */
export const drawClosing = z.object({
  closedAt: instant,
  /** Username of the staff member who closed the entries. */
  closedBy: z.string(),
  /** Number of entries, and of those without a purchase. */
  count: z.number().int(),
  freeCount: z.number().int(),
  /** SHA-256 of the list (rules/draws/entry-list.ts) in lower-case hex. */
  sha256: z.string(),
});

/** `draws/{id}`: read by no client; a prize draw of an event (ADR 150). No field is about an attendee. */
export const drawDocument = z.object({
  eventId: z.string(),
  prize: z.string(),
  /** Number of verified stamps for an entry. */
  stamps: z.number().int(),
  /** Time after which no visit and no free entry counts. */
  closesTime: instant,
  /** Secret in hex from which the entry numbers of people are derived. */
  entryKey: z.string(),
  closing: drawClosing.nullable(),
  /** Drawings in their order: the last one counts. */
  drawings: z.array(drawing),
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});

export type DrawDocument = z.infer<typeof drawDocument>;

/** `drawLists/{drawId}`: read by no client; the frozen list in the form that is hashed: 11 bytes an entry. */
export const drawListDocument = z.object({ text: z.string() });

/** `freeEntries/{id}`: read by no client; an entry without a purchase. The ID is derived from draw, name and contact. */
export const freeEntryDocument = z.object({
  drawId: z.string(),
  eventId: z.string(),
  fullName: z.string(),
  /** Phone, address, or email in lower case. */
  contact: z.string(),
  createdAt: instant,
  createdBy: z.string(),
});

export type FreeEntryDocument = z.infer<typeof freeEntryDocument>;
