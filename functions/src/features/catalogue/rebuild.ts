import { isDeepStrictEqual } from 'node:util';
import { catalogueDocument } from '../../contract/catalogue-documents.ts';
import { businessDocument, eventDocument } from '../../contract/documents.ts';
import { rewardSlotDocument } from '../../contract/records.ts';
import { pointRuleDocument, rewardDocument } from '../../contract/reward-documents.ts';
import { buildCatalogue } from '../../domain/catalogue.ts';
import { type CatalogueChange, isConcerned } from '../../domain/catalogue-change.ts';
import { eventStatus } from '../../domain/event-status.ts';
import { paths } from '../../store/paths.ts';
import { inTransaction } from '../../store/transaction.ts';

/**
 * Writes afresh, from what staff edit, the catalogues of the events that a change can concern and that have
 * not ended: a walk that is over stays as people knew it, whatever becomes of its businesses, rewards and
 * rules. In a transaction, so that of two runs at once the later one has seen the earlier one's edit. What
 * cannot be read is left out, logged by the store. `now`: milliseconds since 1970, UTC.
 */
export async function rebuildCatalogues(change: CatalogueChange, now: number): Promise<void> {
  await inTransaction(async (transaction) => {
    const [events, businesses, rewards, pointRules, catalogues, slots] = await Promise.all([
      transaction.readAll(paths.events, eventDocument),
      transaction.readAll(paths.businesses, businessDocument),
      transaction.readAll(paths.rewards, rewardDocument),
      transaction.readAll(paths.pointRules, pointRuleDocument),
      transaction.readAll(paths.catalogues, catalogueDocument),
      transaction.readAll(paths.rewardSlots, rewardSlotDocument),
    ]);
    const stored = new Map(catalogues.map(({ id, ...catalogue }) => [id, catalogue]));
    for (const { id, ...event } of events) {
      const before = stored.get(id);
      if (
        before &&
        (eventStatus(event, now) === 'ended' || !isConcerned(change, id, event, before))
      )
        continue;
      const claimed = claimedOf(slots.filter(({ eventId }) => eventId === id));
      const facts = { businesses, rewards, pointRules, claimed };
      const catalogue = buildCatalogue(id, event, facts, before);
      if (!isDeepStrictEqual(catalogue, before)) transaction.set(paths.catalogue(id), catalogue);
    }
  });
}

/** How many of each limited reward are handed out. */
function claimedOf(
  slots: readonly { rewardId: string; isClaimed: boolean }[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { rewardId, isClaimed } of slots)
    if (isClaimed) counts.set(rewardId, (counts.get(rewardId) ?? 0) + 1);
  return counts;
}
