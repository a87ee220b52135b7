import { Suspense, useRef } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { TabSkeleton } from '../kit/tab-skeleton.tsx';
import { homeHref, isVolunteer } from '../paths.ts';
import { useStaff } from '../session/use-staff.ts';
import { PortalNotFound } from './shell/portal-not-found.tsx';
import { PortalShell } from './shell/portal-shell.tsx';
import { TabBoundary } from './shell/tab-boundary.tsx';
import { TabFocus } from './shell/tab-focus.tsx';
import { tabs } from './tabs.ts';
import { usePreloadedTabs } from './use-preloaded-tabs.ts';

/** The tabs of the portal by their addresses. */
export function PortalRoutes() {
  const staff = useStaff();
  const PointRules = tabs['point-rules'].Component;
  const { pathname } = useLocation();
  const shownRef = useRef(pathname);
  usePreloadedTabs();
  return (
    <PortalShell>
      <TabBoundary>
        {/* Navigations are transitions, which leave what is shown until the rest is here: a new boundary shows at once that a
            tab was opened. */}
        <Suspense key={pathname} fallback={<TabSkeleton />}>
          <Routes>
            <Route
              index
              element={
                isVolunteer(staff) ? (
                  <Navigate to={homeHref(staff)} replace />
                ) : (
                  <tabs.overview.Component />
                )
              }
            />
            <Route path="desk" element={<tabs.desk.Component />} />
            <Route path="registrations" element={<tabs.registrations.Component />} />
            <Route path="review" element={<tabs.review.Component />} />
            <Route path="businesses" element={<tabs.businesses.Component />} />
            <Route path="events" element={<tabs.events.Component />} />
            <Route path="rewards" element={<tabs.rewards.Component />} />
            <Route path="tickets" element={<tabs.tickets.Component />} />
            <Route path="point-rules" element={<PointRules />} />
            <Route path="announcements" element={<tabs.announcements.Component />} />
            <Route path="prints" element={<tabs.prints.Component />} />
            <Route path="feedback" element={<tabs.feedback.Component />} />
            <Route path="staff" element={<tabs.staff.Component />} />
            <Route path="shift/:secret" element={<Navigate to={homeHref(staff)} replace />} />
            <Route path="shop/:secret" element={<Navigate to={homeHref(staff)} replace />} />
            <Route path="*" element={<PortalNotFound />} />
          </Routes>
          <TabFocus shownRef={shownRef} />
        </Suspense>
      </TabBoundary>
    </PortalShell>
  );
}
