import { inviteTicketHolders, readInvitations } from '@wine-walk/common/api/staff/invitations.ts';
import {
  addTicket,
  assignTickets,
  changeTickets,
  deleteSeenTicket,
  deleteTicket,
  editTicket,
  exportTickets,
  generateTickets,
  importTickets,
  keepSellerDecisions,
  listTickets,
  readSellerDecisions,
  readTicketHolder,
} from '@wine-walk/common/api/tickets.ts';
import { type Route, route } from '../../http/route.ts';
import {
  assignToEvent,
  changeTicketsInBulk,
  createTicket,
  removeTicket,
  updateTicket,
} from './change.ts';
import { generate } from './generate.ts';
import { importBatch } from './import.ts';
import { invitations, inviteHolders } from './invitations.ts';
import { revealHolder, ticketExportPage, ticketPage } from './list.ts';
import { sellerDecisions, storeSellerDecisions } from './sellers.ts';

export const ticketRoutes: readonly Route[] = [
  route(listTickets, async ({ query, ...reader }) => ticketPage(query, reader)),
  route(exportTickets, async ({ body, ...reader }) => ticketExportPage(body, reader)),
  route(readTicketHolder, async ({ params, ...reader }) => revealHolder(params.id, reader)),
  route(addTicket, async ({ body, ...editor }) => createTicket(body, editor)),
  route(importTickets, async ({ body, ...editor }) => importBatch(body, editor)),
  route(readSellerDecisions, sellerDecisions),
  route(keepSellerDecisions, async ({ body, ...sender }) => storeSellerDecisions(body, sender)),
  route(generateTickets, async ({ body, ...sender }) => generate(body, sender)),
  route(changeTickets, async ({ body, ...editor }) => changeTicketsInBulk(body, editor)),
  route(assignTickets, async ({ params, ...editor }) => assignToEvent(params.id, editor)),
  route(readInvitations, async ({ params, now }) => invitations(params.eventId, now)),
  route(inviteTicketHolders, async ({ params, ...sender }) =>
    inviteHolders(params.eventId, sender),
  ),
  route(editTicket, async ({ params, body, ...editor }) => updateTicket(params.id, body, editor)),
  route(deleteTicket, async ({ params, ...editor }) => removeTicket(params.id, {}, editor)),
  route(deleteSeenTicket, async ({ params, body, ...editor }) =>
    removeTicket(params.id, body, editor),
  ),
];
