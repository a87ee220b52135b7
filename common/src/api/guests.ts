import { z } from 'zod';
import { email, instant } from '../model/fields/values.ts';
import { endpoint } from './contract/endpoint.ts';
import { hasTicketIfPrepaid, registrationBody, ticketIsMissing } from './registrations.ts';
import { submissionId } from './sessions.ts';

/** Guest that a participant registers for the same event. */
export const guestBody = registrationBody
  .pick({
    /** Ticket of the guest; with `cash`, the one that they will show at the desk. */
    ticketId: true,
    fullName: true,
    over21: true,
    waiverVersion: true,
    releaseOpenedAt: true,
    electronicRecords: true,
    paymentMethod: true,
  })
  .extend({
    /** Empty for a guest without one; it may be the participant's own. */
    email: z
      .union([z.literal(''), email])
      .optional()
      .default(''),
    /** True if the guest accepted the release on this device; false if they will sign at the desk. */
    liabilityWaiver: z.boolean(),
  });

export const addGuest = endpoint({
  method: 'POST',
  path: '/api/waiver/{submissionId}/guests',
  access: 'attendee',
  rate: { perMinute: 30, by: 'caller' },
  summary:
    'Registers a guest of the caller for the same event, as a participant of their own, with a one-time code that signs the guest in.',
  params: z.object({ submissionId }),
  body: guestBody.refine(hasTicketIfPrepaid, ticketIsMissing),
  output: z.object({
    submissionId: z.string(),
    /** One-time code for the guest's phone, as a transfer code. */
    code: z.string(),
    /** End of the code: the end of the event. */
    expiresAt: instant,
  }),
  problems: [
    'email-not-proven',
    'form-already-sent',
    'host-cancelled',
    'no-release',
    'no-such-ticket-type',
    'places-for-waiting-list',
    'registration-closed',
    'registration-not-yours',
    'sold-out',
    'ticket-not-found',
    'ticket-not-yours',
    'ticket-of-other-event',
    'ticket-owes',
    'ticket-used',
    'too-few-left',
    'too-many-attempts',
    'unknown-waiver',
    'waiver-changed',
  ],
  idempotent: true,
  ignoredInIdempotencyHash: ['releaseOpenedAt'],
});

export const signRelease = endpoint({
  method: 'POST',
  path: '/api/waiver/{submissionId}/signature',
  access: 'attendee',
  rate: { perMinute: 30, by: 'caller' },
  summary:
    'Signs the current release for the caller, registered by another participant. Changes nothing if it is signed.',
  params: z.object({ submissionId }),
  body: registrationBody.pick({
    waiverVersion: true,
    releaseOpenedAt: true,
    electronicRecords: true,
    liabilityWaiver: true,
  }),
  output: z.object({ submissionId: z.string() }),
  problems: [
    'cancelled-restore-first',
    'no-release',
    'registration-gone',
    'unknown-waiver',
    'waiver-changed',
  ],
});
