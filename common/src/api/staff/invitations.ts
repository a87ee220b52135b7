import { z } from 'zod';
import { documentId } from '../../model/fields/values.ts';
import { endpoint } from '../contract/endpoint.ts';

const params = z.object({ eventId: documentId });

export const readInvitations = endpoint({
  method: 'GET',
  path: '/api/admin/events/{eventId}/invitations',
  access: 'admin',
  summary:
    'Counts who has a ticket of the event and has not registered with it, and who of them has the mail with each link.',
  params,
  output: z.object({
    /** True if this deployment can send mail. */
    isConfigured: z.boolean(),
    /** Mailboxes of unused tickets. */
    recipients: z.number().int(),
    /** Number of these mailboxes that have the link of each ticket in a mail, sent or queued. */
    mailed: z.number().int(),
    /** Days until all others have their mail; 1 if all are sent at once. */
    daysToSend: z.number().int(),
  }),
  problems: ['event-gone'],
});

export const inviteTicketHolders = endpoint({
  method: 'POST',
  path: '/api/admin/events/{eventId}/invitations',
  access: 'admin',
  rate: { perMinute: 10, by: 'caller' },
  summary:
    'Mails the link to register to each mailbox with unused tickets of the event that has no mail with each of their links yet. Audited with the number.',
  params,
  output: z.object({
    /** Number of new mails. */
    queued: z.number().int(),
  }),
  problems: [
    'event-ended',
    'event-gone',
    'event-not-published',
    'no-mail-for-invitations',
    'registration-closed',
  ],
});
