import {
  businessDocument,
  catalogueDocument,
  eventDocument,
  pointRuleDocument,
  rewardDocument,
} from '../../contract/documents.ts';
import { buildCatalogue } from '../../domain/catalogue.ts';
import { eventStatus } from '../../domain/event-status.ts';
import { paths } from '../../store/paths.ts';
import { inTransaction } from '../../store/transaction.ts';

/**
 * Writes afresh, from what staff edit, the catalogues of the events that have not ended: a walk that is over
 * stays as people knew it, whatever becomes of its businesses, rewards and rules. In a transaction, so that
 * of two runs at once the later one has seen the earlier one's edit. `now`: milliseconds since 1970, UTC.
 */
export async function rebuildCatalogues(now: number): Promise<void> {
  await inTransaction(async (transaction) => {
    const [events, businesses, rewards, pointRules, catalogues] = await Promise.all([
      transaction.readAll(paths.events, eventDocument),
      transaction.readAll(paths.businesses, businessDocument),
      transaction.readAll(paths.rewards, rewardDocument),
      transaction.readAll(paths.pointRules, pointRuleDocument),
      transaction.readReadable(paths.catalogues, catalogueDocument),
    ]);
    const known = new Map(catalogues.map(({ id, ...catalogue }) => [id, catalogue]));
    for (const { id, ...event } of events) {
      const before = known.get(id);
      if (before && eventStatus(event, now) === 'ended') continue;
      const facts = { businesses, rewards, pointRules };
      transaction.set(paths.catalogue(id), buildCatalogue(id, event, facts, before));
    }
  });
}
