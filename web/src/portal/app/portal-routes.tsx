import { Suspense, useRef } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { TabSkeleton } from '../kit/tab-skeleton.tsx';
import { homeHref, isVolunteer, type PortalTab } from '../paths.ts';
import { useStaff } from '../session/use-staff.ts';
import { PortalNotFound } from './shell/portal-not-found.tsx';
import { PortalShell } from './shell/portal-shell.tsx';
import { TabBoundary } from './shell/tab-boundary.tsx';
import { TabFocus } from './shell/tab-focus.tsx';
import { tabNames, tabs, usePreloadedTabs } from './tabs.ts';

/** Routes of the portal: one for each tab. */
export function PortalRoutes() {
  const staff = useStaff();
  const { pathname } = useLocation();
  const shownRef = useRef(pathname);
  usePreloadedTabs();
  return (
    <PortalShell>
      <TabBoundary>
        {/* Navigations are transitions, which keep the previous tab until the next one is loaded: a new boundary shows the
            fallback at once. */}
        <Suspense key={pathname} fallback={<TabSkeleton />}>
          <Routes>
            {tabNames.map((name) => (
              <Route
                key={name}
                {...(name === 'overview' ? { index: true } : { path: name })}
                element={<TabScreen name={name} />}
              />
            ))}
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

/** Screen of a tab. Volunteers have no overview: it leads to their first tab. */
function TabScreen({ name }: { name: PortalTab }) {
  const staff = useStaff();
  if (name === 'overview' && isVolunteer(staff)) return <Navigate to={homeHref(staff)} replace />;
  const { Component } = tabs[name].screen;
  return <Component />;
}
