import { z } from 'zod';
import { money } from '../model/money.ts';
import { documentId, instant } from '../model/values.ts';
import { endpoint } from './endpoint.ts';

/** Of an id's HMAC, in base64url: 96 bits, which no two ids of one event share. */
const keyedHash = z.string();

/**
 * Somebody who may come to the desk, by what they may hold out: no id, no address, no last name. `register`: a
 * ticket that nobody has registered with.
 */
export const snapshotEntry = z.object({
  confirmation: keyedHash.nullable(),
  ticket: keyedHash.nullable(),
  answer: z.enum(['welcome', 'collect', 'used', 'cancelled', 'register']),
  /** First name and initial; empty for a ticket. */
  name: z.string(),
  /** When, and by whom, they came in or were cancelled. */
  happenedAt: instant.nullable(),
  happenedBy: z.string().nullable(),
});
export type SnapshotEntry = z.infer<typeof snapshotEntry>;

/** What a desk decides by while it has no connection. */
export const deskSnapshot = z.object({
  event: z.object({ id: z.string(), name: z.string(), timeZone: z.string(), ticketPrice: money }),
  takenAt: instant,
  /** Of the hashes: 256 bits in base64url, others with each snapshot. */
  hashKey: z.string(),
  entries: z.array(snapshotEntry),
  /** Where a volunteer may stand. */
  businesses: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type DeskSnapshot = z.infer<typeof deskSnapshot>;

export const readDeskSnapshot = endpoint({
  method: 'GET',
  path: '/api/admin/desk/snapshot',
  access: 'desk',
  rate: { perMinute: 6, by: 'caller' },
  summary: 'What a desk needs to decide arrivals without a connection, under keyed hashes.',
  query: z.strictObject({ eventId: documentId }),
  output: deskSnapshot,
  problems: ['not-found', 'too-many-requests'],
});
