import { z } from 'zod';
import { tillDocument } from '../../model/desk.ts';
import { documentId, line } from '../../model/fields/values.ts';
import { endpoint } from '../contract/endpoint.ts';
import { takesBack } from '../contract/takes-back.ts';

/** ID of a till: event, uid of the volunteer and a number. Firestore reserves `__x__`, `.` and `..`. */
const tillId = z.string().regex(/^(?!__.*__$)(?![.]{1,2}$)[A-Za-z0-9._-]{1,200}$/, 'id-not-valid');

/** Amount of a count or a cash handover, in whole cents. */
const cents = z
  .number('enter-amount')
  .int('enter-whole-cents')
  .min(0, 'enter-0-or-more')
  .max(100_000_00, 'enter-at-most-100000');

export const adminTill = tillDocument.extend({
  id: z.string(),
  /** Expected cash: float and sales, less refunds and handovers. */
  expectedCents: z.number().int(),
});

export type AdminTill = z.infer<typeof adminTill>;

export const listTills = endpoint({
  method: 'GET',
  path: '/api/admin/tills',
  access: 'desk',
  summary:
    "Lists the event's tills: all of them for admins, the caller's and the open ones for the desk.",
  query: z.strictObject({ eventId: documentId }),
  output: z.object({
    tills: z.array(adminTill),
    /** Open till of the caller; null if there is none. */
    ownTillId: z.string().nullable(),
  }),
  problems: [],
});

export const openTill = endpoint({
  method: 'POST',
  path: '/api/admin/tills',
  access: 'desk',
  summary: "Opens the caller's till with its float. Returns the open till if there is one.",
  body: takesBack(z.strictObject({ eventId: documentId, openingFloatCents: cents }), adminTill),
  output: adminTill,
  problems: ['event-gone'],
  idempotent: true,
});

export const closeTill = endpoint({
  method: 'POST',
  path: '/api/admin/tills/{id}/close',
  access: 'desk',
  summary:
    'Counts and closes a till. A difference of the cash or the card payments needs an explanation.',
  params: z.object({ id: tillId }),
  body: takesBack(
    z.strictObject({
      countedCents: cents,
      /** Total of the card terminal; null to leave it out. */
      cardCents: cents.nullish().default(null),
      explanation: line(500).optional().default(''),
    }),
    adminTill,
  ),
  output: adminTill,
  problems: ['card-total-unbalanced', 'till-counted', 'till-not-found', 'till-unbalanced'],
});

export const handOverCash = endpoint({
  method: 'POST',
  path: '/api/admin/tills/{id}/handovers',
  // A volunteer could leave another one's count short.
  access: 'admin',
  summary: 'Moves cash from one open till to another.',
  params: z.object({ id: tillId }),
  body: z.strictObject({ toTillId: tillId, amountCents: cents.min(1, 'enter-amount') }),
  output: adminTill,
  problems: ['not-enough-cash', 'other-till-closed', 'till-counted', 'till-not-found'],
  idempotent: true,
});

const filter = { submissionId: documentId };

/** Problems of taking a payment back. */
const reversalProblems = [
  'no-payment',
  'no-till',
  'payment-in-other-till',
  'payment-till-counted',
  'registration-not-found',
  'till-closed',
  'till-not-found',
  'till-short',
] as const;

export const refundPayment = endpoint({
  method: 'POST',
  path: '/api/admin/desk/refunds',
  access: 'desk',
  summary: "Refunds a payment from the caller's open till. The ticket is due again.",
  body: z.strictObject({ ...filter, reason: line(200).min(1, 'enter-reason-refund') }),
  output: adminTill,
  problems: reversalProblems,
  idempotent: true,
});

export const voidPayment = endpoint({
  method: 'POST',
  path: '/api/admin/desk/voids',
  access: 'desk',
  summary:
    'Voids a payment that was entered by mistake, until its till is counted. Only the till’s owner or an admin can.',
  body: z.strictObject({ ...filter, reason: line(200).min(1, 'describe-what-went-wrong') }),
  output: adminTill,
  problems: reversalProblems,
  idempotent: true,
});
