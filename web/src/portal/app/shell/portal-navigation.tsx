import './event-switcher.css';
import { Button } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { type EventStatus, eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { useIsWideScreen } from '../../../platform/device/wide-screen.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { UndoMenu } from '../../kit/changes/undo-menu.tsx';
import { eventTimeText } from '../../kit/event-labels.ts';
import { format } from '../../kit/format.ts';
import { isVolunteer, type PortalTab, portalHref } from '../../paths.ts';
import { useStaff } from '../../session/use-staff.ts';
import {
  type EventSelection,
  eventSearchParams,
  useSelectedEvent,
  useSyncEventParam,
} from '../../shared/use-selected-event.ts';
import { texts } from '../../texts/texts.ts';
import { shownTab, type TabGroup, tabGroups, tabs, tabsByGroup } from '../tabs.ts';
import { PortalBar } from './portal-bar.tsx';

const groups: readonly EventStatus[] = ['running', 'upcoming', 'ended'];

/** Select of the event that every tab is about, with a way back to the running one. */
function EventSwitcher({ events, event: selected, selectEvent }: EventSelection) {
  const isWide = useIsWideScreen();
  const { navigation } = texts.app;
  const now = useNow();
  const id = useId();
  if (!selected) return null;
  const all = (events.data ?? []).filter(
    ({ id: eventId, archivedAt }) => archivedAt === null || eventId === selected.id,
  );
  const running = all.find((event) => event.isActive && eventStatus(event, now) === 'running');
  return (
    <div className="portal-walk">
      <label htmlFor={id}>{navigation.event}</label>
      <div className="portal-walk-choice">
        {/* A select cuts long options: it lies transparent over the full name. */}
        <div aria-hidden="true">
          <strong dir="auto">{selected.name}</strong>
          <span>
            {isWide
              ? eventTimeText(selected)
              : format.shortDate(selected.startTime, selected.timeZone)}
          </span>
        </div>
        <ChevronDown aria-hidden="true" />
        <select id={id} value={selected.id} onChange={({ target }) => selectEvent(target.value)}>
          {groups.map((status) => (
            <Group
              key={status}
              label={navigation.statuses[status]}
              events={inOrder(all, status, now)}
            />
          ))}
        </select>
      </div>
      {running && running.id !== selected.id && (
        <Button size="xs" variant="plain" onClick={() => selectEvent(running.id)}>
          {navigation.backToCurrent}
        </Button>
      )}
    </div>
  );
}

function Group({ label, events }: { label: string; events: readonly AdminEvent[] }) {
  if (events.length === 0) return null;
  return (
    <optgroup label={label}>
      {events.map((event) => (
        <option key={event.id} value={event.id}>
          {optionText(event)}
        </option>
      ))}
    </optgroup>
  );
}

function optionText(event: AdminEvent): string {
  const { name, isPublished, isActive } = event;
  const status = isPublished ? (isActive ? undefined : 'inactive') : 'notPublished';
  return texts.app.navigation.option({ name, time: eventTimeText(event), status });
}

/** Returns the events of a status: upcoming ones by start, ended ones latest first. */
function inOrder(events: readonly AdminEvent[], status: EventStatus, now: number): AdminEvent[] {
  const sign = status === 'ended' ? -1 : 1;
  return events
    .filter((event) => eventStatus(event, now) === status)
    .toSorted((a, b) => sign * a.startTime.localeCompare(b.startTime));
}

/** Event switcher and the account's tabs: in a rail, on a phone in a small header and a bar at the bottom. */
export function PortalNavigation() {
  const staff = useStaff();
  const { shortName } = useOrganization();
  const selection = useSelectedEvent();
  useSyncEventParam(selection);
  const isWide = useIsWideScreen();
  const { pathname } = useLocation();
  const shown = shownTab(staff, pathname);
  const hrefOf = (tab: PortalTab) => portalHref(tab, eventSearchParams(selection));
  return (
    <>
      <header className="portal-navigation">
        <div className="portal-brand">
          <strong>{shortName}</strong>
          <span>{texts.app.portal}</span>
        </div>
        {!isVolunteer(staff) && <EventSwitcher {...selection} />}
        <UndoMenu />
        {isWide && (
          <nav className="portal-tabs" aria-label={texts.app.navigation.label}>
            {tabsByGroup(staff).map(({ group, tabs: names }) => (
              <TabGroupLinks key={group} group={group}>
                {names.map((tab) => {
                  const { label, Icon } = tabs[tab];
                  return (
                    <Link
                      key={tab}
                      to={hrefOf(tab)}
                      className="portal-tab"
                      aria-current={tab === shown ? 'page' : undefined}
                    >
                      <Icon aria-hidden="true" />
                      {label}
                    </Link>
                  );
                })}
              </TabGroupLinks>
            ))}
          </nav>
        )}
      </header>
      {!isWide && <PortalBar hrefOf={hrefOf} />}
    </>
  );
}

function TabGroupLinks({ group, children }: { group: TabGroup; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="portal-group">
      <p id={id}>{tabGroups[group].label}</p>
      {children}
    </div>
  );
}
