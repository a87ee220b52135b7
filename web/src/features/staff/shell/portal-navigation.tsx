import {
  CalendarDays,
  Gift,
  LayoutDashboard,
  Megaphone,
  Sparkles,
  Store,
  Ticket,
  Users,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { type PortalTab, portalHref } from '../portal-paths.ts';
import { useStaff } from '../session/use-staff.ts';

const tabs: readonly { tab: PortalTab; label: string; Icon: typeof Store; admin?: true }[] = [
  { tab: 'overview', label: 'Overview', Icon: LayoutDashboard },
  { tab: 'businesses', label: 'Businesses', Icon: Store },
  { tab: 'events', label: 'Events', Icon: CalendarDays },
  { tab: 'rewards', label: 'Rewards', Icon: Gift },
  { tab: 'tickets', label: 'Tickets', Icon: Ticket },
  { tab: 'point-rules', label: 'Point Rules', Icon: Sparkles },
  { tab: 'announcements', label: 'Announcements', Icon: Megaphone },
  { tab: 'staff', label: 'Staff', Icon: Users, admin: true },
];

/** The tabs in the specification's order, ours after them; a desk account has no Staff tab. */
export function PortalNavigation() {
  const { isAdmin } = useStaff();
  const strip = useCurrentInView();
  return (
    <header className="portal-navigation">
      <div className="portal-brand">
        <strong>Wine Walk</strong>
        <span>Staff portal</span>
      </div>
      <nav ref={strip} className="portal-tabs" aria-label="Portal">
        {tabs
          .filter(({ admin }) => isAdmin || !admin)
          .map(({ tab, label, Icon }) => (
            <NavLink key={tab} to={portalHref(tab)} end className="portal-tab">
              <Icon aria-hidden="true" />
              {label}
            </NavLink>
          ))}
      </nav>
    </header>
  );
}

/** On a phone the strip is wider than the screen: the current tab is scrolled into it. */
function useCurrentInView() {
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>(`[href="${pathname}"]`);
    if (strip.current && current) strip.current.scrollLeft = current.offsetLeft - 24;
  }, [pathname]);
  return strip;
}
