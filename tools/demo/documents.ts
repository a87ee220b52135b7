import { gzipSync } from 'node:zlib';
import type { WithId } from '@wine-walk/common/lib/with-id.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import type { ReleaseDocument } from '@wine-walk/common/model/releases.ts';
import type { StaffDocument } from '@wine-walk/common/model/staff.ts';
import type { TicketDocument } from '@wine-walk/common/model/tickets.ts';
import { buildCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import type { DistrictBusiness } from '@wine-walk/common/rules/districts/compact.ts';
import { fitDistrictToSize } from '@wine-walk/common/rules/districts/fit.ts';
import { releaseTextOf } from '@wine-walk/common/rules/registrations/release-text.ts';
import { ticketEntryKey } from '@wine-walk/common/rules/tickets/ticket-entry.ts';
import { holderFields } from '@wine-walk/common/rules/tickets/tickets.ts';
import { documentPaths } from '../../functions/src/firestore/paths.ts';
import { registrationWrites } from '../../functions/src/firestore/people/registration-writes.ts';
import { toDistrictDocument } from '../../functions/src/modules/districts/service.ts';
import { finalReleaseText } from '../../functions/src/modules/releases/service.ts';
import { newAccount } from '../../functions/src/modules/staff/accounts.ts';
import { hashPassword } from '../../functions/src/modules/staff/password.ts';
import type { Documents } from '../emulators/database.ts';
import { demoEventId } from './run-event-now.ts';
import { readSourceJson, type Sources } from './sources.ts';

/** Returns the district of a GeoJSON source around these businesses, as the import would store it. */
async function drawDistrict(file: string, stops: readonly DistrictBusiness[]) {
  const fitted = await fitDistrictToSize(
    readSourceJson(file),
    { attribution: 'Drawn for Harlow', stops },
    (json) => gzipSync(json).length,
  );
  if ('problem' in fitted) throw new Error(`emulator-data/sources/${file}: ${fitted.problem}`);
  return toDistrictDocument(fitted.json);
}

/**
 * Returns the staff of the demo, for the emulators only; passwords are hashed with the salts of the sources.
 */
export function staffDocuments(
  { staff }: Pick<Sources, 'staff'>,
  createdAt: string,
): Promise<(readonly [string, StaffDocument])[]> {
  return Promise.all(
    staff.map(async ({ username, fullName, role, password, salt }) => {
      const passwordHash = await hashPassword(password, Buffer.from(salt, 'hex'));
      const document = newAccount({ username, fullName, role, passwordHash }, createdAt);
      return [documentPaths.staffMember(`staff-${username}`), document] as const;
    }),
  );
}

/** Returns the IDs from `first` to `last` by their trailing numbers. */
function ticketIds(first: string, last = first): string[] {
  const [, stem = '', digits = ''] = /^(.*?)(\d+)$/.exec(first) ?? [];
  const end = Number(/(\d+)$/.exec(last)?.[1]);
  const count = end - Number(digits) + 1;
  if (!last.startsWith(stem) || !(count >= 1)) throw new Error(`No tickets: ${first} to ${last}.`);
  return Array.from(
    { length: count },
    (_, at) => stem + String(Number(digits) + at).padStart(digits.length, '0'),
  );
}

/** Returns the ticket documents of the sources by path. */
function ticketDocuments(sources: Sources, createdAt: string): Map<string, TicketDocument> {
  const attendees = new Map(sources.attendees.map((attendee) => [attendee.id, attendee]));
  const documents = new Map<string, TicketDocument>();
  for (const { first, last, holderName, holderEmail, redeemedBy } of sources.tickets) {
    const attendee = redeemedBy ? attendees.get(redeemedBy) : undefined;
    for (const id of ticketIds(first, last)) {
      documents.set(documentPaths.ticket(id), {
        eventId: attendee?.eventId ?? demoEventId,
        typeId: null,
        ...holderFields({ holderName, holderEmail }),
        entryKey: ticketEntryKey(id) ?? '',
        orderId: null,
        owes: false,
        source: 'import',
        state: attendee ? 'redeemed' : 'unused',
        redeemedBy,
        submissionId: attendee?.submissionId ?? null,
        redeemedAt: attendee?.submittedAt ?? null,
        createdAt,
      });
    }
  }
  return documents;
}

/** Returns the releases of the sources as the API would publish them. */
export function releaseDocuments({ releases }: Pick<Sources, 'releases'>) {
  return releases.map(({ en, es, ...facts }) => {
    const published = (written: typeof en) =>
      finalReleaseText({ title: written.title, text: releaseTextOf(written) }, facts);
    return { ...facts, en: published(en), es: published(es) } satisfies WithId<ReleaseDocument>;
  });
}

/** Returns the documents of the attendees' registrations, created by the registration code of the API. */
function attendeeDocuments(sources: Sources): Documents {
  return new Map(sources.attendees.flatMap((attendee) => [...documentsOf(sources, attendee)]));
}

function documentsOf(sources: Sources, attendee: Sources['attendees'][number]): Documents {
  const [release] = releaseDocuments(sources);
  if (!release) throw new Error('There is no release to sign.');
  const waiver = { version: `${release.id}-en`, sha256: release.en.sha256 };
  const ticket = sources.tickets.find(({ redeemedBy }) => redeemedBy === attendee.id);
  if (!ticket) throw new Error(`${attendee.id} has redeemed no ticket.`);
  const writes = registrationWrites({
    submissionId: attendee.submissionId,
    uid: attendee.id,
    eventId: attendee.eventId,
    body: {
      ticketId: ticket.first,
      fullName: attendee.name,
      email: attendee.email,
      phone: attendee.phone,
      emergencyContact: '',
      emergencyPhone: '',
      over21: true,
      liabilityWaiver: true,
      marketingConsent: false,
      paymentMethod: 'prepaid',
    },
    isEmailProven: true,
    waiver,
    ticket: null,
    participant: null,
    earlierCompletions: 0,
    now: Date.parse(attendee.submittedAt),
    ip: '',
    userAgent: '',
  });
  const made = new Map(
    writes.flatMap((write) => (write.kind === 'create' ? [[write.path, write.data] as const] : [])),
  );
  // The ticket is redeemed in the sources, so only the resulting fields are set.
  const place = documentPaths.registration(attendee.submissionId);
  const redeemed = {
    paymentMethod: 'prepaid',
    ticketId: ticket.first,
    isVerified: true,
    state: 'verified',
  };
  return made.set(place, { ...made.get(place), ...redeemed });
}

/** Creation time of all demo documents: fixed, so that the export is reproducible. */
const enteredAt = '2026-06-01T14:00:00.000Z';

/** Returns every document of the demo by path. */
export async function demoDocuments(sources: Sources): Promise<Documents> {
  const businesses = sources.businesses.map(edited);
  const rewards = sources.rewards.map(edited);
  const pointRules = sources.pointRules.map(edited);
  const offers = sources.offers.map(edited);
  const catalog = (event: Pick<WithId<EventDocument>, 'id' | 'businessIds'>) => {
    const own = offers.filter(({ eventId }) => eventId === event.id);
    const facts = { businesses, rewards, pointRules };
    return buildCatalog(event.id, event, {
      ...facts,
      offers: new Map(own.map((offer) => [offer.businessId, offer])),
    });
  };
  const districts = new Map<string, Record<string, unknown>>();
  const events: WithId<EventDocument>[] = [];
  for (const { district, ...event } of sources.events) {
    const drawn = district && (await drawDistrict(district, catalog(event).businesses));
    if (drawn) districts.set(drawn.path, { ...drawn.data });
    events.push(edited({ ...event, districtId: drawn ? drawn.id : null }));
  }
  return new Map<string, Record<string, unknown>>([
    ...sources.organization.map((facts) => [documentPaths.organization(), edited(facts)] as const),
    ...at(documentPaths.release, releaseDocuments(sources)),
    ...at(documentPaths.event, events),
    ...at(documentPaths.business, businesses),
    ...offers.map(
      ({ eventId, businessId, ...offer }) =>
        [documentPaths.offer(eventId, businessId), offer] as const,
    ),
    ...businesses
      .filter(({ isActive }) => isActive)
      .map(({ id, facts }) => [documentPaths.businessFacts(id), { ...facts }] as const),
    ...at(documentPaths.reward, rewards),
    ...at(documentPaths.pointRule, pointRules),
    ...districts,
    ...events.map((event) => [documentPaths.catalog(event.id), catalog(event)] as const),
    ...sources.announcements
      .map(edited)
      .map(
        ({ id, eventId, ...rest }) =>
          [documentPaths.announcement(eventId, id), { ...rest, isPublished: true }] as const,
      ),
    ...ticketDocuments(sources, enteredAt),
    ...attendeeDocuments(sources),
    ...(await staffDocuments(sources, enteredAt)),
  ]);
}

function edited<T extends object>(item: T) {
  return { ...item, version: 1, createdAt: enteredAt, updatedAt: enteredAt };
}

function at<T extends { id: string }>(path: (id: string) => string, items: T[]) {
  return items.map(({ id, ...document }) => [path(id), document] as const);
}
