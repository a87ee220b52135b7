import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { isVolunteer, portalHref } from '../../paths.ts';
import { useStaff } from '../../session/use-staff.ts';
import {
  eventSearchParams,
  useSelectedEvent,
  useSyncEventParam,
} from '../../shared/use-selected-event.ts';
import { tabs, tabsOf } from '../tabs.ts';
import { EventSwitcher } from './event-switcher.tsx';

/** Event switcher and the account's tabs, in the order of the specification. */
export function PortalNavigation() {
  const staff = useStaff();
  const walk = useSelectedEvent();
  useSyncEventParam(walk);
  const strip = useCurrentInView();
  return (
    <header className="portal-navigation">
      <div className="portal-brand">
        <strong>Wine Walk</strong>
        <span>Staff portal</span>
      </div>
      {!isVolunteer(staff) && <EventSwitcher {...walk} />}
      <nav ref={strip} className="portal-tabs" aria-label="Portal">
        {tabsOf(staff).map((tab) => {
          const { label, Icon } = tabs[tab];
          return (
            <NavLink
              key={tab}
              to={portalHref(tab, eventSearchParams(walk))}
              end
              className="portal-tab"
            >
              <Icon aria-hidden="true" />
              {label}
            </NavLink>
          );
        })}
      </nav>
    </header>
  );
}

/** Scrolls the current tab into view: on a phone the strip is wider than the screen. */
function useCurrentInView() {
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab changes with the path.
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (strip.current && current) strip.current.scrollLeft = current.offsetLeft - 24;
  }, [pathname]);
  return strip;
}
