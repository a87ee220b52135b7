import { preloadLazyChunks } from '../../ui/lazy-registry.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import type { PortalTab } from '../paths.ts';

/** The tabs of the portal, each a chunk of its own. */
export const tabs = {
  overview: lazyWithPreload(() => import('../features/overview/overview-tab.tsx')),
  desk: lazyWithPreload(() => import('../features/desk/desk-tab.tsx')),
  businesses: lazyWithPreload(() => import('../features/businesses/businesses-tab.tsx')),
  events: lazyWithPreload(() => import('../features/events/events-tab.tsx')),
  registrations: lazyWithPreload(() => import('../features/registrations/registrations-tab.tsx')),
  review: lazyWithPreload(() => import('../features/review/review-tab.tsx')),
  rewards: lazyWithPreload(() => import('../features/rewards/rewards-tab.tsx')),
  tickets: lazyWithPreload(() => import('../features/tickets/tickets-tab.tsx')),
  'point-rules': lazyWithPreload(() => import('../features/point-rules/point-rules-tab.tsx')),
  announcements: lazyWithPreload(() => import('../features/announcements/announcements-tab.tsx')),
  prints: lazyWithPreload(() => import('../features/prints/prints-tab.tsx')),
  feedback: lazyWithPreload(() => import('../features/feedback/feedback-tab.tsx')),
  staff: lazyWithPreload(() => import('../features/staff/accounts-tab.tsx')),
} satisfies Record<PortalTab, unknown>;

/**
 * Brings the code of some tabs, one after the other, then that of what they draw only after a press: the service worker keeps
 * it, so that all of it opens without a connection. One that cannot be had is asked for again when it is opened.
 */
export async function preloadTabs(names: readonly PortalTab[]): Promise<void> {
  for (const name of names) await tabs[name].load().catch(() => undefined);
  await preloadLazyChunks();
}
