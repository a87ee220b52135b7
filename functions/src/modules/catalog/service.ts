import { isDeepStrictEqual } from 'node:util';
import type { WithId } from '@wine-walk/common/lib/with-id.ts';
import {
  type BusinessFacts,
  businessDocument,
  businessFacts,
} from '@wine-walk/common/model/businesses.ts';
import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { offerDocument } from '@wine-walk/common/model/offers.ts';
import {
  pointRuleDocument,
  type RewardDocument,
  type RewardSlotDocument,
  rewardDocument,
  rewardSlotDocument,
} from '@wine-walk/common/model/rewards.ts';
import {
  buildCatalog,
  type CatalogChange,
  includesBusiness,
  namedEvents,
} from '@wine-walk/common/rules/catalog/catalog.ts';
import { isBusinessListed } from '@wine-walk/common/rules/events/attendee-impact.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import {
  fullyReservedUntil,
  type PublicStock,
  publicStock,
} from '@wine-walk/common/rules/rewards/stock.ts';
import type { z } from 'zod';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readBusinesses } from '../../firestore/events/businesses.ts';
import { readEvents } from '../../firestore/events/events.ts';
import { readRewardSlots } from '../../firestore/events/rewards.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument, readDocuments, type Stored } from '../../firestore/read.ts';
import { inTransaction, type Transaction } from '../../firestore/transaction.ts';
import type { Write } from '../../firestore/write.ts';

/**
 * Returns the remaining stock of each limited reward at an event; reads nothing if no reward is limited.
 * Lapsed reservations accumulate and are not read.
 */
async function readStock(
  transaction: Transaction,
  eventId: string,
  rewards: readonly WithId<RewardDocument>[],
  now: number,
): Promise<Map<string, PublicStock>> {
  const limited = rewards.filter(
    ({ stock, eventId: of }) => stock !== null && (of === null || of === eventId),
  );
  if (limited.length === 0) return new Map();
  const at = new Date(now).toISOString();
  const [claimed, promised] = await Promise.all([
    transaction.readAll(documentPaths.rewardSlots, rewardSlotDocument, {
      eventId,
      isClaimed: true,
    }),
    transaction.readAfter(documentPaths.rewardSlots, rewardSlotDocument, 'reservedUntil', at),
  ]);
  const open = promised.filter((slot) => slot.eventId === eventId && !slot.isClaimed);
  return new Map(
    limited.map(({ id, stock }) => {
      const slots = [...claimed, ...open].filter(({ rewardId }) => rewardId === id);
      return [id, publicStock(stock, slots, now)];
    }),
  );
}

type Slot = Partial<Pick<RewardSlotDocument, 'eventId' | 'rewardId' | 'isClaimed'>>;

/**
 * True if a write of a slot changes the catalog of attendees: a claim, an undo, or a reservation of the last unit.
 * Other reservations leave the catalog unchanged, which hundreds of phones read.
 */
export async function changesPublicStock(
  before: Slot | undefined,
  after: Slot | undefined,
  now: number,
): Promise<boolean> {
  if (!after || Boolean(before?.isClaimed) !== Boolean(after.isClaimed)) return true;
  const { eventId = '', rewardId = '', isClaimed } = after;
  if (isClaimed) return false;
  const [slots, reward] = await Promise.all([
    readRewardSlots(eventId, rewardId),
    readDocument(documentPaths.reward(rewardId), rewardDocument),
  ]);
  const known = slots.map(({ data }) => data);
  return fullyReservedUntil(reward?.data.stock ?? null, known, now) !== null;
}

/**
 * Rebuilds the catalogs of the events that a change can affect and that have not ended: a past event keeps
 * its catalog, and is not read unless the change names it. A transaction orders concurrent runs, so that the
 * later one reads the earlier edit. Reads nothing more if the change affects no event. Invalid documents are
 * omitted and logged. `now`: epoch milliseconds.
 */
export async function rebuildCatalogs(change: CatalogChange, now: number): Promise<void> {
  await inTransaction(async (transaction) => {
    const events = await readAffectedEvents(transaction, change, now);
    const catalogs = await Promise.all(
      events.map(({ id }) =>
        transaction.readAll(documentPaths.catalogs, catalogDocument, { __name__: id }),
      ),
    );
    const stored = new Map(catalogs.flat().map(({ id, ...catalog }) => [id, catalog]));
    const concerned = events.filter(({ id, ...event }) => {
      const before = stored.get(id);
      if (!before) return true;
      if (hasEnded(event, now)) return false;
      return change.kind !== 'business' || includesBusiness(change.businessId, event, before);
    });
    if (concerned.length === 0) return;
    const facts = await readCatalogSources(
      transaction,
      concerned.map(({ id }) => id),
    );
    const ofEvents = await Promise.all(
      concerned.map(async ({ id }) => ({
        stock: await readStock(transaction, id, facts.rewards, now),
        offers: await readOffers(transaction, id),
      })),
    );
    for (const [index, { id, ...event }] of concerned.entries()) {
      const before = stored.get(id);
      const catalog = buildCatalog(id, event, { ...facts, ...ofEvents[index] }, before);
      if (!isDeepStrictEqual(catalog, before)) transaction.set(documentPaths.catalog(id), catalog);
    }
  });
}

async function readOffers(transaction: Transaction, eventId: string) {
  const offers = await transaction.readAll(documentPaths.offers(eventId), offerDocument);
  return new Map(offers.map((offer) => [offer.id, offer]));
}

/** Returns the events that a change names, or those that have not ended if it may affect every one. */
async function readAffectedEvents(transaction: Transaction, change: CatalogChange, now: number) {
  const named = namedEvents(change);
  if (!named)
    return transaction.readAfter(documentPaths.events, eventDocument, 'endTime', new Date(now));
  const found = await Promise.all(
    named.map((id) => transaction.readAll(documentPaths.events, eventDocument, { __name__: id })),
  );
  return found.flat();
}

/** Returns the businesses, and the rewards and rules of these events and of all events. */
async function readCatalogSources(transaction: Transaction, eventIds: readonly string[]) {
  const belonging = async <S extends z.ZodType>(collection: string, schema: S) => {
    const parts = [null, ...eventIds].map((eventId) =>
      transaction.readAll(collection, schema, { eventId }),
    );
    return (await Promise.all(parts)).flat();
  };
  const [businesses, rewards, pointRules] = await Promise.all([
    transaction.readAll(documentPaths.businesses, businessDocument),
    belonging(documentPaths.rewards, rewardDocument),
    belonging(documentPaths.pointRules, pointRuleDocument),
  ]);
  return { businesses, rewards, pointRules };
}

/** Part of a trigger's snapshots that is used. */
interface Written {
  before: { data: () => Record<string, unknown> | undefined };
  after: { data: () => Record<string, unknown> | undefined };
}

/** Returns the events that a reward or point rule belonged to before and after a write. */
export function rewardOrRuleChange(written: Written | undefined): CatalogChange {
  const states = [written?.before.data(), written?.after.data()].filter(
    (data) => data !== undefined,
  );
  const eventIds = states.map(({ eventId }) => (typeof eventId === 'string' ? eventId : null));
  return { kind: 'offer', eventIds };
}

/** Returns the businesses whose facts an edit of an event may publish or hide. */
export async function businessesInEventChange(written: Written | undefined): Promise<string[]> {
  const [before, after] = [written?.before.data(), written?.after.data()];
  const isSame = ['isPublished', 'businessIds'].every((name) =>
    isDeepStrictEqual(before?.[name], after?.[name]),
  );
  if (isSame) return [];
  const ids = [before, after].flatMap((event) => (event ? [event['businessIds']] : []));
  if (ids.some((list) => !Array.isArray(list))) return (await readBusinesses()).map(({ id }) => id);
  return [...new Set(ids.flat() as string[])];
}

/**
 * Publishes the facts of a business to attendees, or removes those of a business that is inactive or only in drafts. Safe
 * to repeat.
 */
export async function publishBusinessFacts(businessId: string): Promise<void> {
  const path = documentPaths.businessFacts(businessId);
  await commitWithRetry(async () => {
    const [[business, shown], events] = await Promise.all([
      readDocuments([documentPaths.business(businessId), businessDocument], [path, businessFacts]),
      readEvents(),
    ]);
    const isPublic =
      business?.data.isActive &&
      events.some(({ data }) => data.isPublished && isBusinessListed(data, businessId));
    const facts = isPublic ? business.data.facts : undefined;
    return { writes: factsWrites(path, facts, shown), response: undefined };
  });
}

/**
 * Requires the published facts as they were read, so that the later of two concurrent runs reads the earlier
 * edit.
 */
function factsWrites(
  path: string,
  facts: BusinessFacts | undefined,
  shown: Stored<unknown> | undefined,
): Write[] {
  if (!facts) return shown ? [{ kind: 'delete', path, revision: shown.revision }] : [];
  const data = { ...facts };
  if (!shown) return [{ kind: 'create', path, data }];
  return [{ kind: 'update', path, data, revision: shown.revision }];
}
