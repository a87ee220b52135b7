import { type AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { type AdminTicket, exportTickets } from '@wine-walk/common/api/tickets.ts';
import { downloadCsv } from '../../../platform/device/file.ts';
import { asCsv } from '../../kit/as-csv.ts';
import { staffCall } from '../../session/staff-call.ts';
import { readPages } from '../../shared/read-pages.ts';
import { texts } from '../../texts/texts.ts';
import { eventName, shownState, typeName } from './ticket-event.ts';
import { type TicketFilters, ticketQuery } from './use-ticket-page.ts';

/** Reads all tickets that pass the filters. */
export async function readAllTickets(filters: TicketFilters): Promise<AdminTicket[]> {
  const pages = await readPages((from) =>
    staffCall(exportTickets, { body: { ...ticketQuery(filters), ...from } }),
  );
  return pages.flatMap(({ tickets }) => tickets);
}

/** Saves the tickets that pass the filters as a CSV file. */
export async function saveTickets(
  filters: TicketFilters,
  events: readonly AdminEvent[],
): Promise<number> {
  const tickets = await readAllTickets(filters);
  downloadCsv('wine-walk-tickets.csv', ticketsAsCsv(tickets, events));
  return tickets.length;
}

/** Returns CSV with one line per ticket; without an event, the ticket admits to any active one. */
export function ticketsAsCsv(
  tickets: readonly AdminTicket[],
  events: readonly AdminEvent[],
): string {
  const { csv } = texts.tickets;
  const rows = tickets.map((ticket) => [
    ticket.id,
    ticket.holderName ?? '',
    ticket.holderEmail ?? '',
    csv.states[shownState(ticket)],
    ticket.redeemedAt ?? '',
    ticket.eventId ? eventName(ticket.eventId, events) : '',
    typeName(ticket, events),
  ]);
  return asCsv([csv.id, csv.name, csv.email, csv.state, csv.redeemedAt, csv.event, csv.type], rows);
}
