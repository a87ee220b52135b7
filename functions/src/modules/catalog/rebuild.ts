import { isDeepStrictEqual } from 'node:util';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { pointRuleDocument, rewardDocument } from '@wine-walk/common/model/rewards.ts';
import { buildCatalogue } from '@wine-walk/common/rules/catalog/catalog.ts';
import {
  affectsCatalog,
  type CatalogueChange,
} from '@wine-walk/common/rules/catalog/catalog-change.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { inTransaction, type Transaction } from '../../firestore/transaction.ts';
import { readStock } from './stock.ts';

/**
 * Writes afresh, from what staff edit, the catalogues of the events that a change can concern and that have
 * not ended: a walk that is over stays as people knew it, whatever becomes of its businesses, rewards and
 * rules. In a transaction, so that of two runs at once the later one has seen the earlier one's edit. Where it
 * concerns none nothing more is read. What cannot be read is left out, logged by the store. `now`: milliseconds since
 * 1970, UTC.
 */
export async function rebuildCatalogues(change: CatalogueChange, now: number): Promise<void> {
  await inTransaction(async (transaction) => {
    const [events, catalogues] = await Promise.all([
      transaction.readAll(documentPaths.events, eventDocument),
      transaction.readAll(documentPaths.catalogues, catalogDocument),
    ]);
    const stored = new Map(catalogues.map(({ id, ...catalogue }) => [id, catalogue]));
    const concerned = events.filter(({ id, ...event }) => {
      const before = stored.get(id);
      if (!before) return true;
      return eventStatus(event, now) !== 'ended' && affectsCatalog(change, id, event, before);
    });
    if (concerned.length === 0) return;
    const facts = await readCatalogSources(transaction);
    const stocks = await Promise.all(
      concerned.map(({ id }) => readStock(transaction, id, facts.rewards, now)),
    );
    for (const [index, { id, ...event }] of concerned.entries()) {
      const before = stored.get(id);
      const catalogue = buildCatalogue(id, event, { ...facts, stock: stocks[index] }, before);
      if (!isDeepStrictEqual(catalogue, before))
        transaction.set(documentPaths.catalogue(id), catalogue);
    }
  });
}

async function readCatalogSources(transaction: Transaction) {
  const [businesses, rewards, pointRules] = await Promise.all([
    transaction.readAll(documentPaths.businesses, businessDocument),
    transaction.readAll(documentPaths.rewards, rewardDocument),
    transaction.readAll(documentPaths.pointRules, pointRuleDocument),
  ]);
  return { businesses, rewards, pointRules };
}
