import { z } from 'zod';
import { documentId, email, requiredLine } from '../model/values.ts';
import { adminRegistration } from './admin-registrations.ts';
import { endpoint } from './endpoint.ts';
import { registrationBody } from './registration.ts';
import { newTicketId } from './tickets.ts';

const version = z.number().int().min(1);

export const editRegistration = endpoint({
  method: 'PUT',
  path: '/api/admin/registrations/{id}',
  access: 'desk',
  summary: 'Corrects a name or an email; the name that was signed stays in the evidence.',
  params: z.object({ id: documentId }),
  body: z.strictObject({ fullName: requiredLine(200), email, version }),
  output: adminRegistration,
  problems: ['not-found', 'stale-edit'],
});

export const cancelRegistration = endpoint({
  method: 'POST',
  path: '/api/admin/registrations/{id}/cancel',
  access: 'desk',
  summary: 'Cancels a registration: its ticket is free again, its visits stay as evidence.',
  params: z.object({ id: documentId }),
  output: adminRegistration,
  problems: ['not-found'],
});

export const restoreRegistration = endpoint({
  method: 'POST',
  path: '/api/admin/registrations/{id}/restore',
  access: 'desk',
  summary: 'Takes a cancellation back, with its ticket where that is still free; else cash is due.',
  params: z.object({ id: documentId }),
  output: adminRegistration,
  problems: ['not-found'],
});

export const changeTicket = endpoint({
  method: 'POST',
  path: '/api/admin/registrations/{id}/ticket',
  access: 'desk',
  summary: 'Moves a registration to another ticket; the one it had is free again.',
  params: z.object({ id: documentId }),
  body: z.strictObject({ ticketId: newTicketId, version }),
  output: adminRegistration,
  problems: [
    'not-found',
    'stale-edit',
    'ticket-not-found',
    'ticket-used',
    'wrong-event',
    'registration-cancelled',
  ],
});

export const assignStampCard = endpoint({
  method: 'POST',
  path: '/api/admin/registrations/{id}/stamp-card',
  access: 'desk',
  summary:
    'Gives somebody a printed stamp card: scanned at the desk, it leads to their registration.',
  params: z.object({ id: documentId }),
  body: z.strictObject({
    /** The number on it. */
    number: z.number().int().min(1).max(9999),
  }),
  output: adminRegistration,
  problems: ['not-found', 'in-use', 'registration-cancelled'],
});

export const registerAtDesk = endpoint({
  method: 'POST',
  path: '/api/admin/registrations',
  access: 'desk',
  summary: 'Registers somebody without a phone for the active event; cash is due without a ticket.',
  body: registrationBody
    .pick({
      ticketId: true,
      fullName: true,
      email: true,
      phone: true,
      emergencyContact: true,
      emergencyPhone: true,
      over21: true,
      liabilityWaiver: true,
      marketingConsent: true,
      waiverVersion: true,
    })
    .extend({
      /** Where the release was signed. */
      signedOn: z.enum(['desk-device', 'paper']),
      /** Somebody registered already whom they came with. */
      withSubmissionId: documentId.optional(),
    }),
  output: z.object({ submissionId: z.string() }),
  problems: ['not-found', 'no-active-event', 'ticket-not-found', 'ticket-used', 'ticket-not-yours'],
  idempotent: true,
});
