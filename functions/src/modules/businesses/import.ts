import type { importBusinesses } from '@wine-walk/common/api/businesses.ts';
import type { AnswerOf, BodyOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import {
  type BusinessDocument,
  businessDocument,
  newBusinessDetails,
} from '@wine-walk/common/model/businesses.ts';
import { undone } from '@wine-walk/common/model/changes.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import { isSameBusiness } from '@wine-walk/common/rules/businesses/same-business.ts';
import { isBusinessListed } from '@wine-walk/common/rules/events/attendee-impact.ts';
import { defaultEventsForNewBusiness } from '@wine-walk/common/rules/events/event-business-lists.ts';
import { type Actor, auditWrite } from '../../firestore/audit.ts';
import { changeWrite, firstNameOf, type UndoOfKind } from '../../firestore/changes.ts';
import { isBusinessInUse, readBusinesses } from '../../firestore/events/businesses.ts';
import { readEvents } from '../../firestore/events/events.ts';
import { readOffers } from '../../firestore/events/offers.ts';
import { readRewards } from '../../firestore/events/rewards.ts';
import { type CreateContext, withIdempotency } from '../../firestore/idempotency.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocuments, type Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';
import { newVenueCode } from './venue-code.ts';

type Import = typeof importBusinesses;

/**
 * Creates the businesses of a file with their venue codes, and adds them to their events' lists, in one commit. A business
 * that is there already is skipped, so that a repeat adds nothing.
 */
export async function importFile(
  { businesses, eventIds }: BodyOf<Import>,
  { caller, request, now }: CreateContext,
): Promise<AnswerOf<Import>> {
  return withIdempotency<ResponseOf<Import>, Problem<'events-gone' | 'idempotency-key-reused'>>(
    request,
    async () => {
      const [stored, events] = await Promise.all([readBusinesses(), readEvents()]);
      const joins =
        eventIds ?? defaultEventsForNewBusiness(events.map(withId), now).map(({ id }) => id);
      if (joins.some((id) => !events.some((event) => event.id === id)))
        return problem('events-gone');
      const changeId = newId();
      const at = new Date(now).toISOString();
      const pins = new Set(stored.map(({ data }) => data.venuePin));
      const known: Pick<BusinessDocument, 'name' | 'address' | 'latitude' | 'longitude'>[] =
        stored.map(({ data }) => data);
      const present: string[] = [];
      const added: { id: string; data: BusinessDocument }[] = [];
      for (const business of businesses) {
        if (known.some((other) => isSameBusiness(other, business))) {
          present.push(business.name);
          continue;
        }
        known.push(business);
        const venue = newVenueCode(pins);
        pins.add(venue.venuePin);
        const edited = { version: 1, createdAt: at, updatedAt: at };
        added.push({
          id: newId(),
          data: { ...newBusinessDetails(), ...business, ...venue, ...edited },
        });
      }
      const response = { changeId, added: added.length, present };
      if (added.length === 0) return { writes: [], response: { ...response, changeId: null } };
      const ids = added.map(({ id }) => id);
      const joined = events.filter(({ id }) => joins.includes(id));
      return {
        writes: [
          ...added.map(({ id, data }) => ({
            kind: 'create' as const,
            path: documentPaths.business(id),
            data,
          })),
          ...listWrites(joined, at, (listed) => [...listed, ...ids]),
          changeWrite({
            id: changeId,
            kind: 'business-import',
            eventId: null,
            summary: { count: ids.length, firstName: firstNameOf(added.map(({ data }) => data)) },
            undoData: {},
            documents: ids.map(documentPaths.business),
            caller,
            now,
          }),
          audit(caller, now, 'import', changeId, { added: ids.length }),
        ],
        response,
      };
    },
  );
}

/**
 * Removes the businesses of an import in one commit, except those that were changed, visited, named by a reward or a
 * link, or given an offer at an event since.
 */
export const businessImportUndo: UndoOfKind<'business-import'> = {
  tooLate: 'import-undo-over',
  describe: async ([part]) => part?.data.summary,
  undo: async ({ id: importId, data: { documents } }, _request, { caller, now }) => {
    const [stored, events, rewards] = await Promise.all([
      readDocuments(...documents.map((path) => [path, businessDocument] as const)),
      readEvents(),
      readRewards(),
    ]);
    const imported = stored.filter((business) => business !== undefined);
    const rewarding = new Set(rewards.map(({ data }) => data.businessId));
    const offering = await readOfferingBusinesses(events, imported);
    const isRetained = async ({ id, data }: Stored<BusinessDocument>) =>
      data.version > 1 || rewarding.has(id) || offering.has(id) || (await isBusinessInUse(id));
    const decided = await Promise.all(
      imported.map(async (business) => ({ business, isRetained: await isRetained(business) })),
    );
    const removed = decided.filter((one) => !one.isRetained).map(({ business }) => business);
    const leftAlone = decided
      .filter((one) => one.isRetained)
      .map(({ business: { id, data } }) => ({ id, name: data.name, reason: null }));
    const ids = new Set(removed.map(({ id }) => id));
    const at = new Date(now).toISOString();
    const counts = { removed: ids.size, leftAlone: leftAlone.length };
    return {
      writes: [
        ...removed.map(({ path, revision }) => ({ kind: 'delete' as const, path, revision })),
        ...listWrites(events, at, (listed) => listed.filter((id) => !ids.has(id))),
        audit(caller, now, 'undo-import', importId, counts),
      ],
      result: undone({ removed: ids.size, leftAlone }),
    };
  },
};

/** Returns the IDs of businesses with an offer at an event that lists an imported one. */
async function readOfferingBusinesses(
  events: readonly Stored<EventDocument>[],
  imported: readonly Stored<BusinessDocument>[],
): Promise<Set<string>> {
  const joined = events.filter(({ data }) => imported.some(({ id }) => isBusinessListed(data, id)));
  const offers = await Promise.all(joined.map(({ id }) => readOffers(id)));
  return new Set(offers.flat().map(({ id }) => id));
}

/** Changes the lists of events that have one. `change` returns the new list. */
function listWrites(
  events: readonly Stored<EventDocument>[],
  updatedAt: string,
  change: (businessIds: readonly string[]) => string[],
): Write[] {
  return events.flatMap(({ path, data, revision }): Write[] => {
    if (data.businessIds === null) return [];
    const businessIds = change(data.businessIds);
    if (businessIds.length === data.businessIds.length) return [];
    const version = data.version + 1;
    return [{ kind: 'update', path, data: { businessIds, version, updatedAt }, revision }];
  });
}

function audit(
  { username: actor }: Actor,
  now: number,
  action: 'import' | 'undo-import',
  importId: string,
  counts: Record<string, number>,
): Write {
  const target = documentPaths.businesses;
  const details = { importId, ...counts };
  return auditWrite({ actor, action: `business.${action}`, target, now, details });
}
