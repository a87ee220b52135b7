import { z } from 'zod';
import { arrivalSource, offlineConflictReason } from '../model/categories.ts';
import { deskLookupResult, deskPerson } from '../model/desk-lookup-result.ts';
import { money } from '../model/money.ts';
import { documentId, instant, line } from '../model/values.ts';
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
