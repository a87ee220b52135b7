import { Button } from '@chakra-ui/react';
import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { Link, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DeadEnd } from '../../ui/illustrations/dead-end.tsx';
import { TabPagesContext } from '../kit/page-links.tsx';
import { headingOfTab, PortalPage } from '../kit/portal-page.tsx';
import { TabSkeleton } from '../kit/tab-skeleton.tsx';
import { homeHref, isVolunteer, type PortalTab, portalHref } from '../paths.ts';
import { useStaff } from '../session/use-staff.ts';
import { eventSearchParams, useSelectedEvent } from '../shared/use-selected-event.ts';
import { texts } from '../texts/texts.ts';
import { PortalShell } from './shell/portal-shell.tsx';
import { TabBoundary } from './shell/tab-boundary.tsx';
import { pagesOf, tabNames, tabOf, tabs, usePreloadedTabs } from './tabs.ts';

/**
 * Focuses the heading of a new tab, so that screen readers announce it. Rendered inside the Suspense
 * boundary: before the tab's code is loaded there is no heading. `shownRef` is the path of the last focused
 * tab.
 */
function TabFocus({ shownRef }: { shownRef: RefObject<string> }) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (shownRef.current === pathname) return;
    shownRef.current = pathname;
    window.scrollTo(0, 0);
    const content = document.getElementById('portal-content');
    // A tab that starts with a field, such as the desk for hardware scanners, has focused it.
    if (content?.querySelector('input:focus')) return;
    headingOfTab()?.focus({ preventScroll: true });
  }, [pathname, shownRef]);
  return null;
}

/** Page for an unknown path below /admin. */
function PortalNotFound() {
  const { notFound } = texts.app;
  return (
    <PortalPage title={notFound.title}>
      <EmptyState
        illustration={<DeadEnd />}
        title={notFound.text}
        action={
          <Button asChild>
            <Link to={portalHref('overview')}>{notFound.toOverview}</Link>
          </Button>
        }
      />
    </PortalPage>
  );
}

/** Routes of the portal: one for each tab. */
export function PortalRoutes() {
  const staff = useStaff();
  const { pathname } = useLocation();
  const shownRef = useRef(pathname);
  usePreloadedTabs();
  return (
    <PortalShell>
      <TabBoundary>
        {/* Navigations are transitions, which show the previous tab until the next one is loaded: a new boundary shows the fallback at once. */}
        <Suspense key={pathname} fallback={<TabSkeleton />}>
          <Routes>
            {tabNames.map((name) => (
              <Route
                key={name}
                {...(name === 'overview' ? { index: true } : { path: name })}
                element={<TabScreen name={name} />}
              />
            ))}
            <Route path="volunteer/:secret" element={<Navigate to={homeHref(staff)} replace />} />
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

/** Screen of a tab with the links to its other pages. Volunteers have no overview: they are redirected to their first tab. */
function TabScreen({ name }: { name: PortalTab }) {
  const staff = useStaff();
  const eventParams = eventSearchParams(useSelectedEvent());
  if (name === 'overview' && isVolunteer(staff)) return <Navigate to={homeHref(staff)} replace />;
  const { Component } = tabs[name].screen;
  const tab = tabOf(staff, name);
  const pages = pagesOf(staff, tab).map((page) => ({
    label: tabs[page].label,
    href: portalHref(page, eventParams),
    isCurrent: page === name,
  }));
  return (
    <TabPagesContext
      value={
        pages.length > 1
          ? { label: texts.app.navigation.pages({ tab: tabs[tab].label }), pages }
          : null
      }
    >
      <Component />
    </TabPagesContext>
  );
}
