import {
  type CatalogBusiness,
  type CatalogDocument,
  type CatalogPointRule,
} from '../../model/catalog.ts';
import { type Instant } from '../../model/fields/values.ts';
import { type ProgressDocument } from '../../model/participants.ts';
import { eligibleBusinesses, hasFinished } from '../events/eligible-businesses.ts';

interface CountedVisit {
  business: CatalogBusiness;
  /** Null if the time is unknown: before all others, and in no period with a start or end. */
  at: Instant | null;
}

type Catalog = Pick<CatalogDocument, 'businesses' | 'formerBusinesses' | 'pointRules'>;

/** Returns the points of verified visits by the event's point rules: an integer of 0 or more. */
export function points(catalog: Catalog, progress: Pick<ProgressDocument, 'visits'>): number {
  const visits = countedVisits(eligibleBusinesses(catalog, progress), progress);
  const isComplete = hasFinished(catalog, progress);
  return catalog.pointRules.reduce((sum, rule) => sum + pointsForRule(rule, visits, isComplete), 0);
}

function countedVisits(
  businesses: readonly CatalogBusiness[],
  progress: Pick<ProgressDocument, 'visits'>,
): CountedVisit[] {
  return businesses
    .flatMap((business) => {
      const visit = progress.visits[business.id];
      return visit?.state === 'verified' ? [{ business, at: visit.checkInTime }] : [];
    })
    .toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? ''));
}

function pointsForRule(rule: CatalogPointRule, visits: CountedVisit[], isWhole: boolean): number {
  const inDates = visits.filter((visit) =>
    within(visit.at, rule.activeFromTime, rule.activeUntilTime),
  );
  return rule.points * timesEarned(rule, visits, inDates, isWhole);
}

function timesEarned(
  rule: CatalogPointRule,
  visits: CountedVisit[],
  inDates: CountedVisit[],
  isComplete: boolean,
): number {
  switch (rule.trigger) {
    case 'check_in':
      return inDates.length;
    case 'first_check_in':
      return visits[0] && inDates.includes(visits[0]) ? 1 : 0;
    case 'special_reward':
      return inDates.filter((visit) => visit.business.hasSpecialReward).length;
    case 'category':
      return inDates.filter((visit) => visit.business.category === rule.category).length;
    case 'time_window':
      return inDates.filter((visit) => within(visit.at, rule.windowStartTime, rule.windowEndTime))
        .length;
    case 'all_businesses': {
      const last = visits.at(-1);
      return isComplete && last && inDates.includes(last) ? 1 : 0;
    }
  }
}

/** True from `start` to before `end`; null is open. An unknown time is within no bounds. */
function within(at: Instant | null, start: Instant | null, end: Instant | null): boolean {
  if (at === null) return start === null && end === null;
  return (start === null || at >= start) && (end === null || at < end);
}
