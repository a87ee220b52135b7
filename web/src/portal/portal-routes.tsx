import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { homeHref, isVolunteer } from './paths.ts';
import { useStaff } from './session/use-staff.ts';
import { PortalNotFound } from './shell/portal-not-found.tsx';
import { PortalShell } from './shell/portal-shell.tsx';
import { TabSkeleton } from './shell/tab-skeleton.tsx';

const Overview = lazy(() => import('./features/overview/overview-tab.tsx'));
const Desk = lazy(() => import('./features/desk/desk-tab.tsx'));
const Businesses = lazy(() => import('./features/businesses/businesses-tab.tsx'));
const Events = lazy(() => import('./features/events/events-tab.tsx'));
const Registrations = lazy(() => import('./features/registrations/registrations-tab.tsx'));
const Review = lazy(() => import('./features/review/review-tab.tsx'));
const Rewards = lazy(() => import('./features/rewards/rewards-tab.tsx'));
const Tickets = lazy(() => import('./features/tickets/tickets-tab.tsx'));
const PointRules = lazy(() => import('./features/point-rules/point-rules-tab.tsx'));
const Announcements = lazy(() => import('./features/announcements/announcements-tab.tsx'));
const Prints = lazy(() => import('./features/prints/prints-tab.tsx'));
const Feedback = lazy(() => import('./features/feedback/feedback-tab.tsx'));
const Accounts = lazy(() => import('./features/staff/accounts-tab.tsx'));

/** The tabs of the portal, each a chunk of its own. */
export function PortalRoutes() {
  const staff = useStaff();
  return (
    <PortalShell>
      <Suspense fallback={<TabSkeleton />}>
        <Routes>
          <Route
            index
            element={isVolunteer(staff) ? <Navigate to={homeHref(staff)} replace /> : <Overview />}
          />
          <Route path="desk" element={<Desk />} />
          <Route path="registrations" element={<Registrations />} />
          <Route path="review" element={<Review />} />
          <Route path="businesses" element={<Businesses />} />
          <Route path="events" element={<Events />} />
          <Route path="rewards" element={<Rewards />} />
          <Route path="tickets" element={<Tickets />} />
          <Route path="point-rules" element={<PointRules />} />
          <Route path="announcements" element={<Announcements />} />
          <Route path="prints" element={<Prints />} />
          <Route path="feedback" element={<Feedback />} />
          <Route path="staff" element={<Accounts />} />
          <Route path="shift/:secret" element={<Navigate to={homeHref(staff)} replace />} />
          <Route path="shop/:secret" element={<Navigate to={homeHref(staff)} replace />} />
          <Route path="*" element={<PortalNotFound />} />
        </Routes>
      </Suspense>
    </PortalShell>
  );
}
