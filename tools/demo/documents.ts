import type { WithId } from '@wine-walk/common/lib/with-id.ts';
import { type EventDocument } from '@wine-walk/common/model/events.ts';
import { buildCatalogue } from '@wine-walk/common/rules/catalog/catalog.ts';
import { documentPaths } from '../../functions/src/firestore/paths.ts';
import type { Documents } from '../emulators/database.ts';
import { attendeeDocuments } from './attendees.ts';
import { drawDistrict } from './districts.ts';
import type { Sources } from './sources.ts';
import { staffDocuments } from './staff.ts';
import { ticketDocuments } from './tickets.ts';

/** Creation time of all demo documents: fixed, so that the export is reproducible. */
const enteredAt = '2026-06-01T14:00:00.000Z';

/** Returns every document of the demo by path. */
export async function demoDocuments(sources: Sources): Promise<Documents> {
  const businesses = sources.businesses.map(edited);
  const rewards = sources.rewards.map(edited);
  const pointRules = sources.pointRules.map(edited);
  const catalogue = (event: Pick<WithId<EventDocument>, 'id' | 'businessIds'>) =>
    buildCatalogue(event.id, event, { businesses, rewards, pointRules });
  const districts = new Map<string, Record<string, unknown>>();
  const events: WithId<EventDocument>[] = [];
  for (const { district, ...event } of sources.events) {
    const drawn = district && (await drawDistrict(district, catalogue(event).businesses));
    if (drawn) districts.set(drawn.path, { ...drawn.data });
    events.push(edited({ ...event, districtId: drawn ? drawn.id : null }));
  }
  return new Map<string, Record<string, unknown>>([
    ...at(documentPaths.event, events),
    ...at(documentPaths.business, businesses),
    ...businesses
      .filter(({ isActive }) => isActive)
      .map(({ id, facts }) => [documentPaths.businessFacts(id), { ...facts }] as const),
    ...at(documentPaths.reward, rewards),
    ...at(documentPaths.pointRule, pointRules),
    ...districts,
    ...events.map((event) => [documentPaths.catalogue(event.id), catalogue(event)] as const),
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
