import { type PendingSort } from '../../api/reviews.ts';
import type { PendingReason } from '../../model/categories.ts';
import { nameKey } from '../people/names.ts';

/** A check-in that waits, as far as a list is made by it. */
export interface PendingCheckInSummary {
  id: string;
  business: { id: string; name: string };
  /** Undefined where nobody asked for it: only a search looks at it. */
  fullName?: string | undefined;
  reasons: readonly PendingReason[];
  receivedAt: string;
}

/** What staff ask the list for; left out: all, the earliest first. */
interface PendingFilters {
  search?: string | undefined;
  reason?: PendingReason | undefined;
  businessId?: string | undefined;
  sort?: PendingSort | undefined;
}

/** Those that pass the filters, in the order that was asked for; equal ones the earliest first, then by id. */
export function filterAndSortPending<W extends PendingCheckInSummary>(
  waiting: readonly W[],
  { search = '', reason, businessId, sort = 'received' }: PendingFilters,
): W[] {
  const wanted = nameKey(search);
  const found = waiting.filter(
    ({ business, fullName = '', reasons }) =>
      (!businessId || business.id === businessId) &&
      (!reason || reasons.includes(reason)) &&
      [fullName, business.name].some((text) => nameKey(text).includes(wanted)),
  );
  const inTime = found.toSorted((a, b) => byText(a.receivedAt, b.receivedAt) || byText(a.id, b.id));
  if (sort === '-received') return inTime.toReversed();
  if (sort === 'received') return inTime;
  return inTime.toSorted(
    ({ business: a }, { business: b }) =>
      byText(nameKey(a.name), nameKey(b.name)) || byText(a.id, b.id),
  );
}

/** How many of them wait for which reason, and at which businesses, by name. */
export function countPending(waiting: readonly PendingCheckInSummary[]) {
  const reasons: Partial<Record<PendingReason, number>> = {};
  for (const reason of waiting.flatMap((each) => each.reasons))
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
