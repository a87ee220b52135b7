import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { readReadiness } from '@wine-walk/common/api/staff/events.ts';
import { portalHref } from '../../../paths.ts';
import { texts } from '../../../texts/texts.ts';

type Checks = ResponseOf<typeof readReadiness>;
type Check = Checks[number]['check'];

/** Steps of an organizer's preparation, in the order of the work. */
export type SetupStepName = keyof typeof texts.overview.setup.steps;

/** Missing part, with the page where it is added; null if the portal cannot add it. */
interface Open {
  message: string;
  href: string | null;
}

export interface SetupStep {
  name: SetupStepName;
  isDone: boolean;
  open: readonly Open[];
  /** Names of the parts that exist already. */
  done: readonly string[];
}

/** Step of each check of the event. */
const stepOf: Readonly<Record<Check, SetupStepName>> = {
  release: 'release',
  times: 'walk',
  'other-active-event': 'walk',
  price: 'walk',
  'ticket-page': 'walk',
  'unreachable-rewards': 'walk',
  businesses: 'shops',
  coordinates: 'shops',
  'overlapping-circles': 'shops',
  map: 'map',
  tickets: 'tickets',
  links: 'team',
  'desk-phones': 'team',
  announcement: 'publish',
  wallet: 'publish',
};

const releaseHref = portalHref('organization', { page: 'release' });

/** Returns the page where a failed check is fixed; null if the portal cannot fix it. */
export function checklistHref(check: Check, eventId: string): string | null {
  switch (check) {
    case 'businesses':
    case 'times':
    case 'price':
    case 'ticket-page':
      return portalHref('events', { edit: eventId });
    case 'map':
      return portalHref('events', { map: eventId });
    case 'coordinates':
    case 'overlapping-circles':
      return portalHref('businesses');
    case 'unreachable-rewards':
      return portalHref('rewards', { show: 'active' });
    case 'tickets':
      return portalHref('tickets');
    case 'links':
    case 'desk-phones':
      return portalHref('staff');
    case 'announcement':
      return portalHref('announcements', { event: eventId });
    case 'release':
      return releaseHref;
    case 'wallet':
      return null;
    case 'other-active-event':
      return portalHref('events', { show: 'active' });
  }
}

export interface SetupFacts {
  /** Null before the first event. */
  event: { id: string; isPublished: boolean } | null;
  /** Checks of the event; empty without one. */
  checks: Checks;
  /** Facts that only admins may read; null for other accounts. */
  organization: { isFilledIn: boolean; hasRelease: boolean } | null;
  hasBusinesses: boolean;
}

/** Returns the steps to a published event, as far as this account may see them. */
export function setupSteps({ event, ...facts }: SetupFacts): SetupStep[] {
  const names = Object.keys(texts.overview.setup.steps) as SetupStepName[];
  const steps = event
    ? names.map((name) => stepOfEvent(name, event, facts))
    : names.map((name) => firstStep(name, facts));
  return steps.filter(({ name }) => facts.organization || name !== 'organization');
}

/** Step before there is an event: its description, or that it waits for the event. */
function firstStep(name: SetupStepName, facts: Omit<SetupFacts, 'event'>): SetupStep {
  const { first, waits } = texts.overview.setup;
  const open = (message: string, href: string | null) => ({
    name,
    isDone: false,
    open: [{ message, href }],
    done: [],
  });
  switch (name) {
    case 'organization':
      return organizationStep(facts);
    case 'release':
      return facts.organization?.hasRelease
        ? { name, isDone: true, open: [], done: [] }
        : open(first.release, releaseHref);
    case 'walk':
      return open(first.walk, portalHref('events', { new: '1' }));
    case 'shops':
      return facts.hasBusinesses
        ? { name, isDone: true, open: [], done: [] }
        : open(first.shops, portalHref('businesses'));
    default:
      return open(waits, null);
  }
}

function organizationStep({ organization }: Omit<SetupFacts, 'event'>): SetupStep {
  const isDone = organization?.isFilledIn ?? false;
  const message = texts.overview.setup.first.organization;
  const open = isDone ? [] : [{ message, href: portalHref('organization') }];
  return { name: 'organization', isDone, open, done: [] };
}

function stepOfEvent(
  name: SetupStepName,
  event: NonNullable<SetupFacts['event']>,
  facts: Omit<SetupFacts, 'event'>,
): SetupStep {
  if (name === 'organization') return organizationStep(facts);
  const checks = facts.checks.filter(({ check }) => stepOf[check] === name);
  const open = checks
    .filter(({ isFine }) => !isFine)
    .map(({ check, message }) => ({ message, href: checklistHref(check, event.id) }));
  const done = checks.filter(({ isFine }) => isFine).map(({ message }) => message);
  const isDone = open.length === 0 && (name !== 'publish' || event.isPublished);
  return { name, isDone, open, done };
}
