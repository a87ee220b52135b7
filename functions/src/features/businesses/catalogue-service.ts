import {
  businessDocument,
  eventDocument,
  pointRuleDocument,
  rewardDocument,
} from '../../contract/documents.ts';
import { buildCatalogue } from '../../domain/catalogue.ts';
import { eventStatus } from '../../domain/event-status.ts';
import { paths } from '../../store/paths.ts';
import { inTransaction } from '../../store/transaction.ts';

/**
 * Writes afresh, from what staff edit, the catalogues of the events that have not ended and of the one that
 * was edited: a walk that is over stays as people knew it. In a transaction, so that of two runs at once
 * the later one has seen the earlier one's edit. `now`: milliseconds since 1970, UTC.
 */
export async function rebuildCatalogues(now: number, editedEventId?: string): Promise<void> {
  await inTransaction(async (transaction) => {
    const [events, businesses, rewards, pointRules] = await Promise.all([
      transaction.readAll(paths.events, eventDocument),
      transaction.readAll(paths.businesses, businessDocument),
      transaction.readAll(paths.rewards, rewardDocument),
      transaction.readAll(paths.pointRules, pointRuleDocument),
    ]);
    for (const { id, ...event } of events) {
      if (id !== editedEventId && eventStatus(event, now) === 'ended') continue;
      const catalogue = buildCatalogue(id, event, { businesses, rewards, pointRules });
      transaction.set(paths.catalogue(id), catalogue);
    }
  });
}
