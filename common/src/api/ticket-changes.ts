import { z } from 'zod';
import { documentId } from '../model/values.ts';
import { endpoint } from './endpoint.ts';
import { adminTicket, expectedText, holder, maxTicketsPerCommit, newTicketId } from './tickets.ts';

export const editTicket = endpoint({
  method: 'PUT',
  path: '/api/admin/tickets/{id}',
  access: 'desk',
  summary:
    'Reassigns an unused ticket to another holder, or releases it with nulls; may move it to another event.',
  params: z.object({ id: newTicketId }),
  body: z.strictObject({
    ...holder,
    /** What it admits to; null: whichever event is active. Left out: as before. */
    eventId: documentId.nullable().optional(),
    /** What is replaced: another holder or event is refused, so that nobody is overwritten unseen. */
    seen: z.strictObject({
      holderName: expectedText.nullable(),
      holderEmail: expectedText.nullable(),
      eventId: documentId.nullable().optional(),
    }),
  }),
  output: adminTicket,
  problems: ['not-found', 'ticket-used', 'stale-edit'],
});

export const changeTickets = endpoint({
  method: 'POST',
  path: '/api/admin/tickets/changes',
  access: 'admin',
  summary:
    'Moves, reassigns or deletes up to 400 unused tickets in one commit; redeemed and unknown ones stay as they are.',
  body: z.strictObject({
    ids: z.array(newTicketId).min(1, 'Choose a ticket.').max(maxTicketsPerCommit),
    change: z.discriminatedUnion('kind', [
      /** To the event that they admit to; null: whichever is active. */
      z.strictObject({ kind: z.literal('move'), eventId: documentId.nullable() }),
      /** To one holder, or with nulls to nobody in particular. */
      z.strictObject({ kind: z.literal('reassign'), ...holder }),
      z.strictObject({ kind: z.literal('delete') }),
    ]),
  }),
  output: z.object({
    changed: z.number().int(),
    /** Those that were redeemed meanwhile, or are not there. */
    leftAlone: z.array(z.string()),
  }),
  problems: ['not-found'],
});

export const deleteTicket = endpoint({
  method: 'DELETE',
  path: '/api/admin/tickets/{id}',
  access: 'admin',
  summary: 'Deletes an unused ticket; a redeemed one is evidence and stays.',
  params: z.object({ id: newTicketId }),
  /** The holder that was seen, as in `editTicket`; left out, the ticket is deleted whoever holds it. */
  query: z.strictObject({
    holderName: expectedText.optional(),
    holderEmail: expectedText.optional(),
  }),
  output: z.object({ message: z.string() }),
  problems: ['not-found', 'ticket-used', 'stale-edit'],
});
