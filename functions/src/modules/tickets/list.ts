import type { BodyOf, QueryOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type {
  AdminTicket,
  exportTickets,
  listTickets,
  readTicketHolder,
} from '@wine-walk/common/api/tickets.ts';
import { type WithId, withId } from '@wine-walk/common/lib/with-id.ts';
import { type TicketDocument, ticketDocument } from '@wine-walk/common/model/tickets.ts';
import {
  type TicketField,
  ticketPrefixQueries,
} from '@wine-walk/common/rules/tickets/ticket-search.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { countTickets, readTicketPass } from '../../firestore/events/tickets.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { auditPeopleList, recordPeopleRead } from '../../firestore/people/people-reads.ts';
import { readDocument } from '../../firestore/read.ts';
import { type PrefixRead, searchPage } from '../../firestore/search.ts';
import { commit } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';

type List = typeof listTickets;
type Export = typeof exportTickets;

interface ReadContext {
  caller: StaffMember;
  now: number;
}

const pageNotFound = () => problem('page-not-found');

/**
 * Returns a page of tickets with the total counts, audited with the number of holders. A volunteer's page has tickets of
 * their own event only.
 */
export async function ticketPage(
  query: QueryOf<List>,
  { caller, now }: ReadContext,
): Promise<ResponseOf<List> | Problem<'page-not-found'>> {
  const own = caller.eventId;
  const [page, counts] = await Promise.all(
    own === null
      ? [pageOf(query, true), countsFor(query.eventId)]
      : [pageOf({ ...query, eventId: own }, false), countsOfVolunteer(own)],
  );
  if (!page) return pageNotFound();
  const tickets = page.records;
  const people = tickets.filter(hasHolder).map(({ id }) => id);
  const list = { action: 'tickets.list', target: documentPaths.tickets, size: people.length };
  await recordPeopleRead({ caller, now, people, list });
  const isAdmin = caller.role === 'admin';
  return {
    tickets: isAdmin ? tickets : tickets.map(withoutEmail),
    nextCursor: page.nextCursor,
    counts,
  };
}

/** Returns a page of an export. Each page is audited with the number of holders. */
export async function ticketExportPage(
  query: BodyOf<Export>,
  { caller, now }: ReadContext,
): Promise<ResponseOf<Export> | Problem<'page-not-found'>> {
  const page = await pageOf({ ...query, limit: exportPageRows }, true);
  if (!page) return pageNotFound();
  const size = page.records.filter(hasHolder).length;
  await auditPeopleList(
    caller,
    { action: 'tickets.export', target: documentPaths.tickets, size },
    now,
  );
  return { tickets: page.records, nextCursor: page.nextCursor };
}

/** Returns a ticket with its holder's email after the access was audited. */
export async function revealHolder(
  id: string,
  { caller, now }: ReadContext,
): Promise<ResponseOf<typeof readTicketHolder> | Problem<'ticket-gone'>> {
  const target = documentPaths.ticket(id);
  const found = await readDocument(target, ticketDocument);
  if (!found) return problem('ticket-gone');
  await commit([auditWrite({ actor: caller.username, action: 'ticket.holder', target, now })]);
  await recordPeopleRead({ caller, now, people: hasHolder(found.data) ? [id] : [] });
  return withId(found);
}

/** Number of tickets of an export page. */
const exportPageRows = 500;

/** `ofNoEvent`: true to include the tickets of no event. */
function pageOf(
  { search = '', sort, state, eventId, cursor, limit }: QueryOf<List>,
  ofNoEvent: boolean,
) {
  const order = search ? undefined : sort;
  const passes = ticketPrefixQueries(search, order);
  const read = (pass: PrefixRead<TicketField>) =>
    readTicketPass({ ...pass, state, eventId, ofNoEvent });
  return searchPage({ passes, sort: order, cursor, limit, read });
}

const hasHolder = ({ holderName, holderEmail }: TicketDocument) =>
  Boolean(holderName || holderEmail);

/** Returns a ticket as staff other than admins receive it. */
export function withoutEmail(ticket: WithId<TicketDocument>): AdminTicket {
  return ticket.holderEmail ? { ...ticket, holderEmail: null, isEmailHidden: true } : ticket;
}

/** Counts an event's own tickets and tickets for the active event; all tickets without an event. */
async function countsFor(eventId: string | undefined) {
  const [of, any] = await Promise.all([
    ticketCounts(eventId === undefined ? {} : { eventId }),
    ticketCounts({ eventId: null }),
  ]);
  const unassigned = any.unused;
  if (eventId === undefined) return { ...of, unassigned };
  return {
    total: of.total + any.total,
    unused: of.unused + any.unused,
    redeemed: of.redeemed + any.redeemed,
    unassigned,
  };
}

async function countsOfVolunteer(eventId: string) {
  return { ...(await ticketCounts({ eventId })), unassigned: 0 };
}

async function ticketCounts(of: { eventId?: string | null } = {}) {
  const [total, redeemed] = await Promise.all([
    countTickets(of),
    countTickets({ ...of, state: 'redeemed' }),
  ]);
  return { total, unused: total - redeemed, redeemed };
}
