import type { LikelyRunOut } from '../../api/staff/overview.ts';
import type { EventDocument } from '../../model/events.ts';
import type { PeopleFigures } from '../../model/results.ts';
import type { ShopPageDocument } from '../../model/shop-pages.ts';
import { recentVisits, type VisitFlow, visitsUntil } from './visit-flow.ts';

const minuteMs = 60_000;

/** Time before which a shop and its coordinator are warned, in milliseconds. */
export const runOutWarningMs = 30 * minuteMs;

/** Bottles that were drunk at a walk, and the visits that drank them: the rate before a shop's own is known. */
export interface WalkRate {
  bottles: number;
  visits: number;
}

/** Bottles for a visit without an earlier walk: two tasting pours of 60 ml out of 750 ml. */
const usualRate: WalkRate = { bottles: 16, visits: 100 };

/** Largest number of bottles as which the rate before the event counts in that of the walk. */
const earlierWeight = 16;

/** Number of own bottles as which the rate of the walk counts. */
const walkWeight = 5;
/** Stretch of the estimate: the first one that is near enough for a warning is an early one more often than a late one. */
const firstWarningStretch = 1.08;
/** Standard deviation of the unknown part of the coming rate, as a share of the time left. */
const unknownSpread = 0.45;
/** Half width of the range, in standard deviations: 80% of a normal distribution. */
const rangeWidth = 1.28;

interface OpenedBottles {
  /** Times at which the shop opened a bottle, earliest first. */
  openedBottles: readonly string[];
}

type Bottles = Pick<ShopPageDocument, 'businessId' | 'bottles' | 'openedBottles'>;

interface Stock extends OpenedBottles {
  /** Bottles before the event. */
  bottles: number;
  walk: WalkRate;
}

/**
 * Returns the bottles of a shop that were empty when it opened the last one, and its visits until then. Both since the first
 * counted interval: a long walk has visits before, which are not counted.
 */
function emptied(flow: VisitFlow, { openedBottles }: OpenedBottles): WalkRate {
  const countedFrom = Date.parse(flow.intervals[0]?.startTime ?? '');
  const lastOpened = openedBottles.at(-1);
  return {
    bottles: openedBottles.slice(1).filter((at) => Date.parse(at) >= countedFrom).length,
    visits: lastOpened === undefined ? 0 : visitsUntil(flow, Date.parse(lastOpened)),
  };
}

/**
 * Returns the rate of a walk: that of the walk it was copied from, or else the usual one, with the bottles that its own
 * shops have emptied. `last`: null without one.
 */
export function walkRate(
  shops: readonly (OpenedBottles & { flow: VisitFlow })[],
  last: WalkRate | null,
): WalkRate {
  const earlier = last && last.bottles > 0 && last.visits > 0 ? last : usualRate;
  const weight = Math.min(1, earlierWeight / earlier.bottles);
  return shops
    .map((shop) => emptied(shop.flow, shop))
    .reduce(
      (sum, { bottles, visits }) => ({
        bottles: sum.bottles + bottles,
        visits: sum.visits + visits,
      }),
      { bottles: earlier.bottles * weight, visits: earlier.visits * weight },
    );
}

/** Returns the rate of a walk from its results: bottles and visits of the shops that opened some. */
export function countedRate(
  shops: readonly Bottles[],
  visitsOf: PeopleFigures['visits'],
): WalkRate {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const counting = shops.filter(({ openedBottles }) => openedBottles.length > 0);
  return {
    bottles: sum(counting.map(({ openedBottles }) => openedBottles.length)),
    visits: sum(counting.flatMap(({ businessId }) => visitsOf[businessId] ?? [])),
  };
}

/** True if a shop counts its bottles, so that it tells the rate of the walk. */
export function countsBottles({ bottles, openedBottles }: Bottles): boolean {
  return bottles !== null || openedBottles.length > 0;
}

/**
 * Returns when shops that are open are likely to run out, by business. `shops`: those that count their bottles; `last`: rate of
 * the walk from which the event was copied, null without one.
 */
export function likelyRunOuts(
  { businessStatus }: Pick<EventDocument, 'businessStatus'>,
  shops: readonly (Bottles & { flow: VisitFlow })[],
  last: WalkRate | null,
): ReadonlyMap<string, LikelyRunOut> {
  const walk = walkRate(shops, last);
  return new Map(
    shops.flatMap(({ businessId, bottles, openedBottles, flow }) => {
      const isOpen = (businessStatus[businessId]?.status ?? 'open') === 'open';
      const runsOut =
        bottles !== null && isOpen ? forecastRunOut(flow, { bottles, openedBottles, walk }) : null;
      return runsOut ? [[businessId, runsOut] as const] : [];
    }),
  );
}

/**
 * Returns when the bottles of a shop are likely used up; null without visits, or if they last until the event's end. It never
 * means that they are used up: people say so.
 *
 * Bottles for a visit: Gamma-Poisson model (Gelman et al., Bayesian Data Analysis, 3rd ed., 2.6): a Gamma prior with the
 * walk's rate and the weight of 5 bottles, updated by the bottles that were empty when the shop opened the last one and its
 * visits until then. Range: the logarithm of the time left is taken as normal, with the sum of the relative variances of
 * bottles for a visit, recent visits and visits to come (delta method).
 */
export function forecastRunOut(flow: VisitFlow, stock: Stock): LikelyRunOut | null {
  const { event, now } = flow;
  const all = visitsUntil(flow, now);
  const recent = recentVisits(flow);
  if (all === 0 || recent.perMs === 0) return null;
  const { walk } = stock;
  const { bottles: empty, visits: visitsThen } = emptied(flow, stock);
  const perVisit = (walkWeight + empty) / (walkWeight / (walk.bottles / walk.visits) + visitsThen);
  const allEmpty = Math.max(0, stock.openedBottles.length - 1);
  const left = Math.max(0, stock.bottles - allEmpty - perVisit * (all - visitsThen));
  const visitsLeft = left / perVisit;
  const spread = Math.sqrt(
    1 / (walkWeight + empty) +
      1 / Math.max(1, recent.visits) +
      1 / Math.max(1, visitsLeft) +
      unknownSpread ** 2,
  );
  const after = (factor: number) =>
    new Date(now + (visitsLeft / recent.perMs) * firstWarningStretch * factor).toISOString();
  const at = after(1);
  if (Date.parse(at) >= Date.parse(event.endTime)) return null;
  return {
    at,
    from: after(Math.exp(-rangeWidth * spread)),
    until: after(Math.exp(rangeWidth * spread)),
  };
}

/** True if a shop is likely to run out within 30 minutes. `now`: epoch milliseconds. */
export function isRunOutNear({ at }: LikelyRunOut, now: number): boolean {
  return Date.parse(at) - now <= runOutWarningMs;
}
