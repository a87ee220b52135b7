import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PortalNotFound } from './shell/portal-not-found.tsx';
import { PortalShell } from './shell/portal-shell.tsx';
import { TabSkeleton } from './shell/tab-skeleton.tsx';

const Overview = lazy(() => import('./overview/overview-tab.tsx'));
const Businesses = lazy(() => import('./businesses/businesses-tab.tsx'));
const Events = lazy(() => import('./events/events-tab.tsx'));
const Rewards = lazy(() => import('./rewards/rewards-tab.tsx'));
const Tickets = lazy(() => import('./tickets/tickets-tab.tsx'));
const PointRules = lazy(() => import('./point-rules/point-rules-tab.tsx'));
const Announcements = lazy(() => import('./announcements/announcements-tab.tsx'));
const Accounts = lazy(() => import('./accounts/accounts-tab.tsx'));

/** The tabs of the portal, each a chunk of its own. */
export function PortalRoutes() {
  return (
    <PortalShell>
      <Suspense fallback={<TabSkeleton />}>
        <Routes>
          <Route index element={<Overview />} />
          <Route path="businesses" element={<Businesses />} />
          <Route path="events" element={<Events />} />
          <Route path="rewards" element={<Rewards />} />
          <Route path="tickets" element={<Tickets />} />
          <Route path="point-rules" element={<PointRules />} />
          <Route path="announcements" element={<Announcements />} />
          <Route path="staff" element={<Accounts />} />
          <Route path="*" element={<PortalNotFound />} />
        </Routes>
      </Suspense>
    </PortalShell>
  );
}
