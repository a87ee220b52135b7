import { type AdminTicket, listTickets } from '@wine-walk/common/api/tickets.ts';
import { staffCall } from '../../session/staff-call.ts';

/** A ticket as the server has it now; undefined where it is gone. */
export async function readTicket(id: string): Promise<AdminTicket | undefined> {
  // What is found by its id comes first, and the id itself before those that it begins.
  const { tickets } = await staffCall(listTickets, { query: { search: id, limit: 1 } });
  return tickets.find((ticket) => ticket.id === id);
}
