import {
  CalendarDays,
  ClipboardList,
  Gift,
  LayoutDashboard,
  MapPinCheck,
  Megaphone,
  MessageSquareHeart,
  Printer,
  ScanLine,
  Sparkles,
  Store,
  Ticket,
  Users,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { hasTab, isVolunteer, type PortalTab, portalHref } from '../../paths.ts';
import { useStaff } from '../../session/use-staff.ts';
import {
  eventSearchParams,
  useSelectedEvent,
  useSyncEventParam,
} from '../../shared/use-selected-event.ts';
import { EventSwitcher } from './event-switcher.tsx';

const tabs: readonly { tab: PortalTab; label: string; Icon: typeof Store; admin?: true }[] = [
  { tab: 'overview', label: 'Overview', Icon: LayoutDashboard },
  { tab: 'businesses', label: 'Businesses', Icon: Store },
  { tab: 'events', label: 'Events', Icon: CalendarDays },
  { tab: 'rewards', label: 'Rewards', Icon: Gift },
  { tab: 'tickets', label: 'Tickets', Icon: Ticket },
  { tab: 'point-rules', label: 'Point Rules', Icon: Sparkles },
  { tab: 'announcements', label: 'Announcements', Icon: Megaphone },
  { tab: 'desk', label: 'Desk', Icon: ScanLine },
  { tab: 'registrations', label: 'Registrations', Icon: ClipboardList },
  { tab: 'review', label: 'Review', Icon: MapPinCheck },
  { tab: 'prints', label: 'Prints', Icon: Printer },
  { tab: 'feedback', label: 'Feedback', Icon: MessageSquareHeart, admin: true },
  { tab: 'staff', label: 'Staff', Icon: Users, admin: true },
];

/** The walk, and the tabs in the specification's order, ours after them; a desk account has neither Feedback nor Staff. */
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
        {tabs
          .filter(({ tab, admin }) => (staff.isAdmin || !admin) && hasTab(staff, tab))
          .map(({ tab, label, Icon }) => (
            <NavLink
              key={tab}
              to={portalHref(tab, eventSearchParams(walk))}
              end
              className="portal-tab"
            >
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab is another one with each path.
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (strip.current && current) strip.current.scrollLeft = current.offsetLeft - 24;
  }, [pathname]);
  return strip;
}
