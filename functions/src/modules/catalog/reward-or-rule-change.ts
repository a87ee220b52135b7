import type { CatalogueChange } from '@wine-walk/common/rules/catalog/catalog-change.ts';

/** As much of a trigger's snapshots as is looked at here. */
interface Written {
  before: { data: () => Record<string, unknown> | undefined };
  after: { data: () => Record<string, unknown> | undefined };
}

/** The events that a reward or point rule belonged to before it was written, and belongs to now. */
export function rewardOrRuleChange(written: Written | undefined): CatalogueChange {
  const states = [written?.before.data(), written?.after.data()].filter(
    (data) => data !== undefined,
  );
  const eventIds = states.map(({ eventId }) => (typeof eventId === 'string' ? eventId : null));
  return { kind: 'offer', eventIds };
}
