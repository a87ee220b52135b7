import { z } from 'zod';
import { arrivalSource, offlineConflictReason } from '../model/categories.ts';
import { deskLookupResult, deskPerson, offlineConflictDocument } from '../model/desk.ts';
import { compositeId, documentId, instant, line, money } from '../model/values.ts';
import { endpoint } from './endpoint.ts';

export const lookUpAtDesk = endpoint({
  method: 'POST',
  path: '/api/admin/desk/lookup',
  access: 'desk',
  rate: { perMinute: 240, by: 'caller' },
  summary: 'What a scan or a search at the desk means, and the one answer to it.',
  body: z.strictObject({
    /** A confirmation's address or id, a ticket's id, a reward's code, an email or the start of a name. */
    text: line(500).min(1, 'Scan or type something.'),
    /** Left out: the running event. */
    eventId: documentId.optional(),
  }),
  output: deskLookupResult.extend({
    event: z.object({
      id: z.string(),
      name: z.string(),
      timeZone: z.string(),
      ticketPrice: money,
    }),
  }),
  problems: ['no-active-event', 'not-found', 'too-many-requests'],
});

/** How long a press at the desk can be taken back. Milliseconds. */
export const undoMs = 5 * 60 * 1000;

export const admitAtDesk = endpoint({
  method: 'POST',
  path: '/api/admin/desk/admissions',
  access: 'desk',
  summary: 'Takes the cash and sees the ID of one person or a party, all or nothing.',
  body: z
    .strictObject({
      submissionIds: z.array(documentId).max(20).optional().default([]),
      /** Those whom a desk without a connection knows by their ticket alone. */
      ticketIds: z.array(documentId).max(20).optional().default([]),
      /** Whether the cash of those who owe it was taken; it goes to the caller's open till. */
      takesPayment: z.boolean(),
      /** Whether their ID was seen and their glass handed over. */
      isIdSeen: z.boolean(),
      /**
       * When it happened, where it was done without a connection and is sent only now, or about when, as a door
       * list has no times.
       */
      doneAt: instant.nullish(),
      /** `paper`: entered from a door list. It stands as handed over, and entering it again changes nothing. */
      source: arrivalSource.optional().default('desk'),
    })
    .refine(({ submissionIds, ticketIds }) => submissionIds.length + ticketIds.length > 0, {
      path: ['submissionIds'],
      message: 'Say who comes in.',
    })
    .refine(({ takesPayment, isIdSeen }) => takesPayment || isIdSeen, {
      path: ['isIdSeen'],
      message: 'Take a payment, see an ID, or both.',
    }),
  output: z.object({
    id: z.string(),
    people: z.array(deskPerson),
    /** Those who arrived by this, by their registration; the others had before. */
    arrived: z.array(z.string()),
    /** What was taken in all. */
    amountCents: z.number().int(),
    happenedAt: instant,
    /** Until when it can be taken back. */
    undoUntil: instant,
    /** Those who were let in without a connection and should not have been, with the reason. */
    doubts: z.record(z.string(), offlineConflictReason),
  }),
  problems: [
    'not-found',
    'already-arrived',
    'not-paid',
    'wrong-event',
    'registration-cancelled',
    'till-closed',
  ],
  idempotent: true,
});

export const undoAdmission = endpoint({
  method: 'POST',
  path: '/api/admin/desk/admissions/{id}/undo',
  access: 'desk',
  summary:
    'Takes an admission back within 5 minutes: the cash leaves the till, nobody has arrived.',
  params: z.object({ id: documentId }),
  output: z.object({ message: z.string(), people: z.array(deskPerson) }),
  problems: ['not-found', 'undo-over', 'till-closed', 'decided-against'],
});

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

/** Something that the caller did at the desk and can still take back. */
export const undoableAction = z.object({
  action: z.enum(['admit', 'redeem', 'confirm', 'refuse', 'check-in', 'enter-card']),
  /** An admission's or a claim's id; of check-ins: all that came with it. */
  ids: z.array(z.string()),
  /** The names of those it was done for. */
  people: z.array(z.string()),
  /** The businesses or the reward that it is about. */
  subjects: z.array(z.string()),
  /** The cash of an admission, which leaves its till again; null: it took none. */
  taken: money.nullable().default(null),
  happenedAt: instant,
  undoUntil: instant,
});

export type UndoableAction = z.infer<typeof undoableAction>;

export const listUndoable = endpoint({
  method: 'GET',
  path: '/api/admin/desk/undoable',
  access: 'desk',
  summary: 'What the caller did in the last 5 minutes and has not taken back, the latest first.',
  query: z.strictObject({ eventId: documentId }),
  output: z.object({ actions: z.array(undoableAction) }),
  problems: [],
});

/** Something handed over without a connection that should not have been, with the names to settle it by. */
export const offlineConflict = offlineConflictDocument
  .omit({ participantId: true, rewardId: true })
  .extend({
    id: z.string(),
    fullName: z.string(),
    rewardName: z.string().nullable(),
  });

export type OfflineConflict = z.infer<typeof offlineConflict>;

export const listOfflineConflicts = endpoint({
  method: 'GET',
  path: '/api/admin/desk/doubts',
  access: 'desk',
  summary:
    'What was handed over without a connection and should not have been, and nobody has settled, the latest first.',
  query: z.strictObject({ eventId: documentId }),
  output: z.object({ doubts: z.array(offlineConflict) }),
  problems: [],
});

export const resolveOfflineConflict = endpoint({
  method: 'POST',
  path: '/api/admin/desk/doubts/{id}/settle',
  access: 'desk',
  summary: 'Says how a doubtful hand-over was settled; it leaves the list and stays in the audit.',
  params: z.object({ id: compositeId }),
  body: z.strictObject({ note: line(200).min(1, 'Say how it was settled.') }),
  output: z.object({ settledAt: instant, settledBy: z.string() }),
  problems: ['not-found'],
});
