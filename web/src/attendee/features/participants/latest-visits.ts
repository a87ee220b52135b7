import { type ProgressDocument, type Visit } from '@wine-walk/common/model/participants.ts';

/** How many the profile shows (specification, section 9). */
const maxShown = 5;

export interface LatestVisit {
  businessId: string;
  visit: Visit;
}

/** The latest visits of an event, newest first, at most five. */
export function latestVisits({ visits }: Pick<ProgressDocument, 'visits'>): LatestVisit[] {
  return Object.entries(visits)
    .map(([businessId, visit]) => ({ businessId, visit }))
    .toSorted((a, b) => b.visit.checkInTime.localeCompare(a.visit.checkInTime))
    .slice(0, maxShown);
}

/** Whether two moments, in milliseconds since 1970, are on one day in the zone. */
export function isSameDay(one: number, other: number, timeZone: string): boolean {
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'short', timeZone });
  return day.format(one) === day.format(other);
}
