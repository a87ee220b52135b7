import { loadLater } from '../components/load-later.ts';
import { preloadable } from '../components/preloadable.tsx';
import type { PortalTab } from './paths.ts';

/** The tabs of the portal, each a chunk of its own. */
export const tabs = {
  overview: preloadable(() => import('./features/overview/overview-tab.tsx')),
  desk: preloadable(() => import('./features/desk/desk-tab.tsx')),
  businesses: preloadable(() => import('./features/businesses/businesses-tab.tsx')),
  events: preloadable(() => import('./features/events/events-tab.tsx')),
  registrations: preloadable(() => import('./features/registrations/registrations-tab.tsx')),
  review: preloadable(() => import('./features/review/review-tab.tsx')),
  rewards: preloadable(() => import('./features/rewards/rewards-tab.tsx')),
  tickets: preloadable(() => import('./features/tickets/tickets-tab.tsx')),
  'point-rules': preloadable(() => import('./features/point-rules/point-rules-tab.tsx')),
  announcements: preloadable(() => import('./features/announcements/announcements-tab.tsx')),
  prints: preloadable(() => import('./features/prints/prints-tab.tsx')),
  feedback: preloadable(() => import('./features/feedback/feedback-tab.tsx')),
  staff: preloadable(() => import('./features/staff/accounts-tab.tsx')),
} satisfies Record<PortalTab, unknown>;

/**
 * Brings the code of some tabs, one after the other, then that of what they draw only after a press: the service worker keeps
 * it, so that all of it opens without a connection. One that cannot be had is asked for again when it is opened.
 */
export async function preloadTabs(names: readonly PortalTab[]): Promise<void> {
  for (const name of names) await tabs[name].load().catch(() => undefined);
  await loadLater();
}
