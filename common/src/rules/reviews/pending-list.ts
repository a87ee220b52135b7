import { type PendingSort } from '../../api/staff/reviews.ts';
import type { PendingReason } from '../../model/categories.ts';
import { matchesSearch } from '../people/name-search.ts';
import { nameKey } from '../people/names.ts';

/** Pending check-in with the fields that the list uses. */
export interface PendingCheckInSummary {
  id: string;
  business: { id: string; name: string };
  /** Undefined unless a search needs it. */
  fullName?: string | undefined;
  reasons: readonly PendingReason[];
  receivedAt: string;
}

/** Filters of the list; all, earliest first, if omitted. */
interface PendingFilters {
  search?: string | undefined;
  reason?: PendingReason | undefined;
  businessId?: string | undefined;
  sort?: PendingSort | undefined;
}

/** Returns the check-ins that match, sorted; ties by time, then by id. */
export function filterAndSortPending<W extends PendingCheckInSummary>(
  waiting: readonly W[],
  { search = '', reason, businessId, sort = 'received' }: PendingFilters,
): W[] {
  const matches = waiting.filter(
    ({ business, fullName = '', reasons }) =>
      (!businessId || business.id === businessId) &&
      (!reason || reasons.includes(reason)) &&
      [fullName, business.name].some((text) => matchesSearch(search, text)),
  );
  const inTime = matches.toSorted(
    (a, b) => byText(a.receivedAt, b.receivedAt) || byText(a.id, b.id),
  );
  if (sort === '-received') return inTime.toReversed();
  if (sort === 'received') return inTime;
  return inTime.toSorted(
    ({ business: a }, { business: b }) =>
      byText(nameKey(a.name), nameKey(b.name)) || byText(a.id, b.id),
  );
}

/** Returns counts by reason and by business, by name. */
export function countPending(waiting: readonly PendingCheckInSummary[]) {
  const reasons: Partial<Record<PendingReason, number>> = {};
  for (const reason of waiting.flatMap((checkIn) => checkIn.reasons))
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  const businesses = [...Map.groupBy(waiting, ({ business }) => business.id).values()]
    .flatMap(([first, ...others]) =>
      first ? [{ ...pick(first.business), count: others.length + 1 }] : [],
    )
    .toSorted((a, b) => byText(nameKey(a.name), nameKey(b.name)) || byText(a.id, b.id));
  return { reasons, businesses };
}

const pick = ({ id, name }: PendingCheckInSummary['business']) => ({ id, name });
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
