import type { BodyOf, QueryOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import {
  arrivalFilter,
  type countRegistrations,
  type exportRegistrations,
  listedRegistration,
  type listRegistrations,
  type RegistrationSort,
} from '@wine-walk/common/api/registration-lists.ts';
import type { WithId } from '@wine-walk/common/lib/with-id.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import type { RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import { ticketDocument } from '@wine-walk/common/model/tickets.ts';
import { owedCents } from '@wine-walk/common/rules/payments/payment.ts';
import type { RegistrationFilters } from '@wine-walk/common/rules/registrations/registration-filters.ts';
import {
  type RegistrationField,
  registrationPrefixQueries,
} from '@wine-walk/common/rules/registrations/registration-search.ts';
import { hasFreeTickets, hasPrices } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { isTicketToShow } from '@wine-walk/common/rules/tickets/tickets.ts';
import { countDue } from '../../firestore/counts.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { auditPeopleList, recordPeopleRead } from '../../firestore/people/people-reads.ts';
import {
  countFilteredRegistrations,
  readRegistrationPass,
  readUnsignedRegistrations,
} from '../../firestore/people/registrations.ts';
import { readDocument, readDocumentsSkippingInvalid } from '../../firestore/read.ts';
import { type PrefixRead, readPassIn, searchPage } from '../../firestore/search.ts';
import type { StaffMember } from '../../http/caller.ts';

type List = typeof listRegistrations;
type Export = typeof exportRegistrations;

/** Number of rows of an export page. */
const exportPageRows = 1000;

const pageNotFound = () => problem('page-not-found');

/** Returns a page of an event's registrations, audited with its size. Only admins receive emails. */
export async function registrationPage(
  query: QueryOf<List>,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<ResponseOf<List> | Problem<'page-not-found'>> {
  const { search = '', sort, ...rest } = query;
  const order = search ? undefined : sort;
  const page = await pageOf({ ...rest, search, sort: order });
  if (!page) return pageNotFound();
  const people = page.records.map(({ id }) => id);
  const target = documentPaths.event(query.eventId);
  const audited = { action: 'registrations.list', target, size: people.length };
  await recordPeopleRead({ caller, now, people, list: audited });
  const showing = await readShowing(page.records);
  const registrations = page.records.map((record) => {
    const showsDeskTicket = showing.has(record.id);
    const { email, ...listed } = listedRegistration.parse({ ...record, showsDeskTicket });
    return caller.role === 'admin' ? { ...listed, email } : listed;
  });
  return { registrations, nextCursor: page.nextCursor };
}

/** Returns the IDs of the registrations whose person shows the ticket that they named, of which they are the holder on record. */
async function readShowing(
  registrations: readonly WithId<RegistrationDocument>[],
): Promise<ReadonlySet<string>> {
  const naming = registrations.filter(
    ({ deskTicketId, isVerified }) => deskTicketId && !isVerified,
  );
  const tickets = await readDocumentsSkippingInvalid(
    ...naming.map(
      ({ deskTicketId }) => [documentPaths.ticket(deskTicketId ?? ''), ticketDocument] as const,
    ),
  );
  const showing = naming.filter((registration, at) => {
    const ticket = tickets[at];
    return ticket && isTicketToShow(ticket.data, registration);
  });
  return new Set(showing.map(({ id }) => id));
}

/** Returns a page of an export. Each page is audited with its size, since personal data leaves the portal. */
export async function exportPage(
  { eventId, cursor }: BodyOf<Export>,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<ResponseOf<Export> | Problem<'page-not-found'>> {
  const all = { search: '', sort: undefined, limit: exportPageRows };
  const page = await pageOf({ eventId, cursor, ...all });
  if (!page) return pageNotFound();
  const target = documentPaths.event(eventId);
  const audited = { action: 'registrations.export', target, size: page.records.length };
  await auditPeopleList(caller, audited, now);
  return { rows: page.records, nextCursor: page.nextCursor };
}

/** Counts an event's registrations by payment, arrival and release. Separate from the pages, so that no page waits for it. */
export async function registrationCounts({
  eventId,
}: QueryOf<typeof countRegistrations>): Promise<ResponseOf<typeof countRegistrations>> {
  const event = await readEvent(eventId);
  const [due, paid, arrival, unsigned] = await Promise.all([
    event ? countDue(eventId, event) : { people: 0 },
    countFilteredRegistrations(eventId, { payment: 'paid' }),
    countEach(arrivalFilter.options, (arrival) => countFilteredRegistrations(eventId, { arrival })),
    countFilteredRegistrations(eventId, { release: 'unsigned' }),
  ]);
  return { payment: { due: due.people, paid }, arrival, unsigned };
}

async function readEvent(eventId: string) {
  return (await readDocument(documentPaths.event(eventId), eventDocument))?.data;
}

async function countEach<Option extends string>(
  options: readonly Option[],
  count: (option: Option) => Promise<number>,
): Promise<Record<Option, number>> {
  const counted = await Promise.all(
    options.map(async (option) => [option, await count(option)] as const),
  );
  return Object.fromEntries(counted) as Record<Option, number>;
}

interface RegistrationQuery extends RegistrationFilters {
  eventId: string;
  search: string;
  /** Undefined for the default order. */
  sort: RegistrationSort | undefined;
  cursor?: string | undefined;
  limit: number;
}

async function pageOf({ eventId, search, sort, cursor, limit, ...filters }: RegistrationQuery) {
  const event = filters.payment === 'due' ? await readEvent(eventId) : undefined;
  if (event && !hasPrices(event)) return { records: [], nextCursor: null };
  const passes = registrationPrefixQueries(search, sort);
  const read = filters.release
    ? readPassIn<RegistrationDocument, RegistrationField>(
        await readUnsignedRegistrations(eventId, filters),
      )
    : (pass: PrefixRead<RegistrationField>) =>
        readRegistrationPass({ ...pass, ...filters, eventId });
  const isMatch =
    event && hasFreeTickets(event)
      ? (registration: RegistrationDocument) => owedCents(registration, event) > 0
      : undefined;
  return searchPage({ passes, sort, cursor, limit, read, isMatch });
}
