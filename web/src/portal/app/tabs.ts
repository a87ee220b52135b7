import {
  Building2,
  CalendarDays,
  ChartColumn,
  ChartPie,
  ClipboardList,
  Dices,
  Gift,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Mail,
  MapPinCheck,
  Megaphone,
  MessageSquareHeart,
  MoonStar,
  Printer,
  ScanLine,
  Settings,
  Sparkles,
  Store,
  Ticket,
  Users,
} from 'lucide-react';
import { use, useEffect } from 'react';
import { whenIdle } from '../../platform/device/scheduling.ts';
import { preloadLazyChunks } from '../../ui/lazy-registry.ts';
import { lazyWithPreload, type PreloadableComponent } from '../../ui/lazy-with-preload.tsx';
import { isVolunteer, type PortalTab, portalHref, type StaffAccount } from '../paths.ts';
import { StaffContext } from '../session/use-staff.ts';
import { texts } from '../texts/texts.ts';

/** Kind of account, for the navigation. A volunteer is a desk account that expires with its shift. */
type TabRole = 'admin' | 'desk' | 'volunteer';

/** Part of an organizer's work that a tab belongs to. */
export type TabGroup = 'prepare' | 'evening' | 'after' | 'settings';

interface TabEntry {
  label: string;
  group: TabGroup;
  /** Tab that it is a page of, for accounts with that tab; for others, it is in the navigation itself. */
  pageOf?: PortalTab;
  Icon: LucideIcon;
  /** Accounts that have the tab in their navigation. The API enforces the permissions. */
  roles: readonly TabRole[];
  /** Order of the background download: tabs for the door come first. */
  prefetch: 'first' | 'later';
  screen: PreloadableComponent<object>;
}

const admins: readonly TabRole[] = ['admin'];
const accounts: readonly TabRole[] = ['admin', 'desk'];
const everyRole: readonly TabRole[] = ['admin', 'desk', 'volunteer'];

/** Tabs of the portal in the order of the navigation, by group. The key is the last segment of the path; each screen is a chunk. */
export const tabs: Readonly<Record<PortalTab, TabEntry>> = {
  overview: {
    label: texts.app.tabs.overview,
    group: 'prepare',
    Icon: LayoutDashboard,
    roles: accounts,
    prefetch: 'first',
    screen: lazyWithPreload(() => import('../features/overview/overview-tab.tsx')),
  },
  businesses: {
    label: texts.app.tabs.businesses,
    group: 'prepare',
    Icon: Store,
    roles: accounts,
    prefetch: 'later',
    screen: lazyWithPreload(() => import('../features/businesses/businesses-tab.tsx')),
  },
  events: {
    label: texts.app.tabs.events,
    group: 'prepare',
    Icon: CalendarDays,
    roles: accounts,
    prefetch: 'later',
    screen: lazyWithPreload(() => import('../features/events/events-tab.tsx')),
  },
  rewards: {
    label: texts.app.tabs.rewards,
    group: 'prepare',
    Icon: Gift,
    roles: accounts,
    prefetch: 'later',
    screen: lazyWithPreload(() => import('../features/rewards/rewards-tab.tsx')),
  },
  tickets: {
    label: texts.app.tabs.tickets,
    group: 'prepare',
    Icon: Ticket,
    roles: everyRole,
    prefetch: 'later',
    screen: lazyWithPreload(() => import('../features/tickets/tickets-tab.tsx')),
  },
  'point-rules': {
    label: texts.app.tabs['point-rules'],
    group: 'prepare',
    Icon: Sparkles,
    roles: accounts,
    prefetch: 'later',
    screen: lazyWithPreload(() => import('../features/point-rules/point-rules-tab.tsx')),
  },
  announcements: {
    label: texts.app.tabs.announcements,
    group: 'prepare',
    Icon: Megaphone,
    roles: accounts,
    prefetch: 'later',
    screen: lazyWithPreload(() => import('../features/announcements/announcements-tab.tsx')),
  },
  mail: {
    label: texts.app.tabs.mail,
    group: 'prepare',
    pageOf: 'announcements',
    Icon: Mail,
    roles: admins,
    prefetch: 'later',
    screen: lazyWithPreload(() => import('../features/mail/mail-tab.tsx')),
  },
  prints: {
    label: texts.app.tabs.prints,
    group: 'prepare',
    Icon: Printer,
    roles: accounts,
    prefetch: 'later',
    screen: lazyWithPreload(() => import('../features/prints/prints-tab.tsx')),
  },
  desk: {
    label: texts.app.tabs.desk,
    group: 'evening',
    Icon: ScanLine,
    roles: everyRole,
    prefetch: 'first',
    screen: lazyWithPreload(() => import('../features/desk/desk-tab.tsx')),
  },
  registrations: {
    label: texts.app.tabs.registrations,
    group: 'evening',
    Icon: ClipboardList,
    roles: everyRole,
    prefetch: 'first',
    screen: lazyWithPreload(() => import('../features/registrations/registrations-tab.tsx')),
  },
  review: {
    label: texts.app.tabs.review,
    group: 'evening',
    pageOf: 'overview',
    Icon: MapPinCheck,
    roles: everyRole,
    prefetch: 'first',
    screen: lazyWithPreload(() => import('../features/review/review-tab.tsx')),
  },
  feedback: {
    label: texts.app.tabs.feedback,
    group: 'after',
    pageOf: 'results',
    Icon: MessageSquareHeart,
    roles: admins,
    prefetch: 'later',
    screen: lazyWithPreload(() => import('../features/feedback/feedback-tab.tsx')),
  },
  results: {
    label: texts.app.tabs.results,
    group: 'after',
    Icon: ChartPie,
    roles: admins,
    prefetch: 'later',
    screen: lazyWithPreload(() => import('../features/results/links-tab.tsx')),
  },
  draws: {
    label: texts.app.tabs.draws,
    group: 'after',
    Icon: Dices,
    roles: admins,
    prefetch: 'later',
    screen: lazyWithPreload(() => import('../features/draws/draws-tab.tsx')),
  },
  organization: {
    label: texts.app.tabs.organization,
    group: 'settings',
    Icon: Building2,
    roles: admins,
    prefetch: 'later',
    screen: lazyWithPreload(() => import('../features/organization/organization-tab.tsx')),
  },
  staff: {
    label: texts.app.tabs.staff,
    group: 'settings',
    Icon: Users,
    roles: admins,
    prefetch: 'later',
    screen: lazyWithPreload(() => import('../features/staff/accounts-tab.tsx')),
  },
};

export const tabNames = Object.keys(tabs) as PortalTab[];

/** Returns the tabs of the account with their pages. */
function screensOf(staff: StaffAccount): PortalTab[] {
  const role: TabRole = isVolunteer(staff)
    ? 'volunteer'
    : staff.role === 'admin'
      ? 'admin'
      : 'desk';
  return tabNames.filter((name) => tabs[name].roles.includes(role));
}

/** Returns the tab in the account's navigation that the screen belongs to: itself if it is one. */
export function tabOf(staff: StaffAccount, screen: PortalTab): PortalTab {
  const { pageOf } = tabs[screen];
  return pageOf && screensOf(staff).includes(pageOf) ? pageOf : screen;
}

/** Returns the tabs in the account's navigation. */
export function tabsOf(staff: StaffAccount): PortalTab[] {
  return screensOf(staff).filter((name) => tabOf(staff, name) === name);
}

/** Returns the tab and the account's other pages of it. */
export function pagesOf(staff: StaffAccount, tab: PortalTab): PortalTab[] {
  return [tab, ...screensOf(staff).filter((name) => name !== tab && tabOf(staff, name) === tab)];
}

/** Returns the tab in the account's navigation that the path shows; undefined for other paths. */
export function shownTab(staff: StaffAccount, pathname: string): PortalTab | undefined {
  const screen = tabNames.find((name) => portalHref(name) === pathname);
  return screen && tabOf(staff, screen);
}

/** Groups of tabs in the order of the navigation. */
export const tabGroups: Readonly<Record<TabGroup, { label: string; Icon: LucideIcon }>> = {
  prepare: { label: texts.app.groups.prepare, Icon: ListChecks },
  evening: { label: texts.app.groups.evening, Icon: MoonStar },
  after: { label: texts.app.groups.after, Icon: ChartColumn },
  settings: { label: texts.app.groups.settings, Icon: Settings },
};

/** Returns the account's tabs of each group that has any. */
export function tabsByGroup(staff: StaffAccount): { group: TabGroup; tabs: PortalTab[] }[] {
  const own = tabsOf(staff);
  return (Object.keys(tabGroups) as TabGroup[])
    .map((group) => ({ group, tabs: own.filter((name) => tabs[name].group === group) }))
    .filter((entry) => entry.tabs.length > 0);
}

/**
 * Downloads the code of the tabs one after the other, then that of the parts they open on demand, so that the service worker
 * caches all of it for offline use. A failed download is retried when the tab opens.
 */
export async function preloadTabs(names: readonly PortalTab[]): Promise<void> {
  for (const name of names) await tabs[name].screen.load().catch(() => undefined);
  await preloadLazyChunks();
}

/** Preloads the account's tabs when the browser is idle, if a service worker caches them. */
export function usePreloadedTabs(): void {
  const staff = use(StaffContext);
  useEffect(() => {
    if (!staff || !navigator.serviceWorker?.controller) return;
    const names = screensOf(staff);
    const first = names.filter((name) => tabs[name].prefetch === 'first');
    const later = names.filter((name) => tabs[name].prefetch === 'later');
    return whenIdle(() => void preloadTabs([...first, ...later]));
  }, [staff]);
}
