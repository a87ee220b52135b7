import type { LastWalk } from '@wine-walk/common/api/shops.ts';
import type { Stock } from '@wine-walk/common/rules/shops/stock.ts';
import { format } from '../kit/format.ts';
import { texts } from '../texts/texts.ts';

/** Returns the bottles of a walk that has ended. */
export function stockText({ bottles, openedBottles }: Stock): string {
  return texts.shared.lastWalk.bottles({ opened: openedBottles, stock: bottles });
}

/** Returns the visits and bottles of a shop at the walk that an event was copied from; empty if there is nothing to show. */
export function lastWalkText(last: LastWalk | null): string {
  const { lastWalk: t } = texts.shared;
  if (!last) return '';
  const { eventName: event, visits, bottles, openedBottles } = last;
  const facts = [
    ...(visits === null ? [] : [t.visits({ count: visits })]),
    ...(bottles === null ? [] : [stockText({ bottles, openedBottles })]),
  ];
  return facts.length === 0 ? '' : t.ofShop({ event, facts: format.list(facts) });
}
