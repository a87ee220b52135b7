import type { SnapshotEntry } from '@wine-walk/common/api/staff/desk.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import { type TicketDocument, ticketDocument } from '@wine-walk/common/model/tickets.ts';
import {
  toSnapshotEntry,
  toTicketSnapshotEntry,
} from '@wine-walk/common/rules/desk/desk-snapshot.ts';
import { isTicketToShow } from '@wine-walk/common/rules/tickets/tickets.ts';
import {
  readRedeemedOfOrders,
  readTicketsChangedSince,
  streamListedTickets,
} from '../../firestore/events/tickets.ts';
import { documentPaths } from '../../firestore/paths.ts';
import {
  type ListedRegistration,
  readRegistrationsChangedSince,
  readRegistrationsNaming,
  streamListedRegistrations,
} from '../../firestore/people/registrations.ts';
import { readDocumentsSkippingInvalid } from '../../firestore/read.ts';

/** People and tickets of one desk's list. */
export interface ListScope {
  eventId: string;
  /** True to include the tickets of no event (ticket-scope.ts). */
  ofNoEvent: boolean;
  /** Keyed hash of an ID. */
  hash: (id: string) => string;
}

interface ListPart {
  entries: SnapshotEntry[];
  /** Hashes of tickets without an entry of their own any more. */
  removedTickets: string[];
  /** Number of people. */
  size: number;
}

/** Fields of an unused ticket that its entry needs. */
type UnusedTicket = Pick<
  TicketDocument,
  'typeId' | 'holderName' | 'holderEmail' | 'state' | 'owes' | 'orderId'
>;

const eventsOf = ({ eventId, ofNoEvent }: ListScope) => (ofNoEvent ? [eventId, null] : [eventId]);

/** Returns everyone of an event and its unused tickets. The documents are not in memory at once. */
export async function readAllEntries(scope: ListScope): Promise<ListPart> {
  const tickets = new Map<string, UnusedTicket>();
  for (const eventId of eventsOf(scope))
    for await (const { id, data } of streamListedTickets(eventId)) tickets.set(id, data);
  const entries: SnapshotEntry[] = [];
  const shown = new Set<string>();
  const orders = await ordersWithUnused(tickets);
  for await (const stored of streamListedRegistrations(scope.eventId))
    entries.push(registrationEntry(stored, { tickets, orders, shown, scope }));
  const people = entries.length;
  entries.push(...ticketEntries({ tickets, shown, scope }));
  const holders = [...tickets.values()].filter(({ holderName }) => holderName);
  return { entries, removedTickets: [], size: people + holders.length };
}

/** Returns the entries that were written since this time. */
export async function readChangedEntries(scope: ListScope, since: Date): Promise<ListPart> {
  const [registrations, ...changedTickets] = await Promise.all([
    readRegistrationsChangedSince(scope.eventId, since),
    ...eventsOf(scope).map((eventId) => readTicketsChangedSince(eventId, since)),
  ]);
  const found = new Map(changedTickets.flat().map((ticket) => [ticket.id, ticket]));
  // A ticket has an entry of its own unless a registration shows it, so that both change together.
  const named = registrations.flatMap(({ data }) => data.deskTicketId ?? []);
  const ids = [...new Set([...found.keys(), ...named])];
  const [naming, others] = await Promise.all([
    readRegistrationsNaming(scope.eventId, ids),
    readDocumentsSkippingInvalid(
      ...ids
        .filter((id) => !found.has(id))
        .map((id) => [documentPaths.ticket(id), ticketDocument] as const),
    ),
  ]);
  for (const ticket of others) if (ticket) found.set(ticket.id, ticket);
  const tickets = new Map(
    [...found.values()]
      .filter(({ data }) => data.state === 'unused' && eventsOf(scope).includes(data.eventId))
      .map(({ id, data }) => [id, ticketFields(data)]),
  );
  const orders = new Map(
    [...found.values()].flatMap(({ id, data }) =>
      data.orderId ? [[id, data.orderId] as const] : [],
    ),
  );
  const shown = new Set<string>();
  const changed = new Map([...registrations, ...naming].map((stored) => [stored.id, stored]));
  // In the order of a complete list: the first registration that names a ticket shows it.
  const entries = [...changed.values()]
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map((stored) => registrationEntry(stored, { tickets, orders, shown, scope }));
  const people = entries.length;
  entries.push(...ticketEntries({ tickets, shown, scope }));
  const removedTickets = ids.filter((id) => !tickets.has(id) || shown.has(id)).map(scope.hash);
  return { entries, removedTickets, size: people };
}

function ticketFields({
  typeId,
  holderName,
  holderEmail,
  state,
  owes,
  orderId,
}: TicketDocument): UnusedTicket {
  return { typeId, holderName, holderEmail, state, owes, orderId };
}

/** Returns the orders of which a ticket is left, by the tickets that people registered with. */
async function ordersWithUnused(
  tickets: ReadonlyMap<string, UnusedTicket>,
): Promise<ReadonlyMap<string, string>> {
  const orderIds = new Set([...tickets.values()].flatMap(({ orderId }) => orderId ?? []));
  const redeemed = await readRedeemedOfOrders([...orderIds]);
  return new Map(redeemed.flatMap(({ id, data }) => (data.orderId ? [[id, data.orderId]] : [])));
}

interface Listed {
  tickets: ReadonlyMap<string, UnusedTicket>;
  /** Tickets that a registration shows. */
  shown: Set<string>;
  scope: ListScope;
}

interface ListedPeople extends Listed {
  /** Orders by ticket; a person comes with the order of their ticket, else with the people registered together. */
  orders: ReadonlyMap<string, string>;
}

/** Returns the entry of a registration, with the unused ticket that its holder registered to show at the desk. */
function registrationEntry(
  stored: ListedRegistration,
  { tickets, orders, shown, scope }: ListedPeople,
): SnapshotEntry {
  const { deskTicketId, ticketId } = stored.data;
  const named = deskTicketId ? tickets.get(deskTicketId) : undefined;
  // Anyone can name a ticket.
  const ticket = named && isTicketToShow(named, stored.data) ? named : undefined;
  const orderId = orders.get(ticketId ?? '') ?? ticket?.orderId;
  const isShown = ticket && !ticket.owes && deskTicketId && !shown.has(deskTicketId);
  if (isShown) shown.add(deskTicketId);
  const ticketToShow = isShown ? deskTicketId : null;
  return toSnapshotEntry(withId(stored), scope.hash, { ticketToShow, orderId });
}

function ticketEntries({ tickets, shown, scope }: Listed): SnapshotEntry[] {
  return [...tickets].flatMap(([id, ticket]) =>
    shown.has(id) ? [] : [toTicketSnapshotEntry({ id, ...ticket }, scope.hash)],
  );
}
