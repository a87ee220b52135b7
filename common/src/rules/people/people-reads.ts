import type { PeopleReadsDocument } from '../../model/staff.ts';

/** Length in milliseconds of the window in which people are counted and a repeated list is not audited again. */
export const peopleReadsWindowMs = 10 * 60_000;
/** Number of people in one window above which the overview names the account. */
export const maxPeopleReads = 60;
/** Time in milliseconds for which the overview names the account. */
export const peopleReadsAlertMs = 24 * 60 * 60_000;
/** Maximum number of keys stored for one account: its document stays below 40 KB. */
const maxKeys = 500;

interface PeopleRead {
  /** Keys of the people that are shown. */
  people: readonly string[];
  /** Key of the list that is shown; null for single people. */
  list: string | null;
  /** False for an admin, who may read any number. */
  isLimited: boolean;
  staffName: string;
  /** Epoch milliseconds. */
  now: number;
}

const personKey = (key: string) => `p${key}`;
const isPerson = ({ key }: { key: string }) => key.startsWith('p');

/**
 * Adds the people that a staff account is shown to its record; undefined if all were shown within 10 minutes, so
 * that a list that is refetched every few seconds is written and audited once.
 */
export function addPeopleRead(
  before: PeopleReadsDocument | undefined,
  { people, list, isLimited, staffName, now }: PeopleRead,
): PeopleReadsDocument | undefined {
  const recent = (before?.recent ?? []).filter(({ readMs }) => readMs > now - peopleReadsWindowMs);
  const known = new Set(recent.map(({ key }) => key));
  const keys = new Set([...people.map(personKey), ...(list === null ? [] : [`l${list}`])]);
  const added = [...keys].filter((key) => !known.has(key)).map((key) => ({ key, readMs: now }));
  if (added.length === 0) return undefined;
  const tracked = [...recent, ...added].slice(-maxKeys);
  const count = tracked.filter(isPerson).length;
  const alert = before && isAlert(before, now) ? before : { highestCount: 0, exceededAt: null };
  const isExceeded = isLimited && count > maxPeopleReads;
  return {
    staffName,
    recent: tracked,
    highestCount: isExceeded ? Math.max(alert.highestCount, count) : alert.highestCount,
    exceededAt: isExceeded ? new Date(now).toISOString() : alert.exceededAt,
    expiresAt: new Date(now + peopleReadsAlertMs).toISOString(),
  };
}

/** True if the account was above the limit in the last 24 hours. `now`: epoch milliseconds. */
function isAlert({ exceededAt }: PeopleReadsDocument, now: number): boolean {
  return exceededAt !== null && Date.parse(exceededAt) > now - peopleReadsAlertMs;
}
