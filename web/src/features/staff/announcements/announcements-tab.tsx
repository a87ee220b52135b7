import { Button } from '@chakra-ui/react';
import type { AdminEvent } from '@contract/admin-events.ts';
import { Megaphone } from 'lucide-react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { QuietStreet } from '../../../components/illustrations/quiet-street.tsx';
import { useNow } from '../../../data/use-now.ts';
import { DeskNote } from '../list/desk-note.tsx';
import { LiveList } from '../list/live-list.tsx';
import { useListFilters } from '../list/use-list-filters.ts';
import { useOpenRecord } from '../list/use-open-record.ts';
import { eventInFocus } from '../records/event-in-focus.ts';
import { useEvents } from '../records/use-events.ts';
import { useStaff } from '../session/use-staff.ts';
import { PortalPage } from '../shell/portal-page.tsx';
import { EventAnnouncements } from './event-announcements.tsx';
import { EventSelect } from './event-select.tsx';

/** The announcements: what every open app shows behind its bell. */
export default function AnnouncementsTab() {
  const { isAdmin } = useStaff();
  const events = useEvents();
  const filters = useListFilters();
  const open = useOpenRecord();
  const now = useNow();
  const all = events.data ?? [];
  const event =
    all.find(({ id }) => id === filters.get('event')) ?? eventInFocus(all, now) ?? all[0];
  return (
    <PortalPage
      title="Announcements"
      lead="Messages to everybody at an event, shown in every open app."
      actions={
        isAdmin &&
        event && (
          <Button size="sm" onClick={open.add}>
            <Megaphone aria-hidden="true" />
            Write Announcement
          </Button>
        )
      }
    >
      {!isAdmin && <DeskNote what="announcements" />}
      <LiveList live={events} failure="Failed to fetch events">
        {(known: AdminEvent[]) =>
          event ? (
            <>
              <EventSelect
                events={known}
                event={event}
                onChoose={(id) => filters.set('event', id)}
              />
              <EventAnnouncements key={event.id} event={event} open={open} now={now} />
            </>
          ) : (
            <EmptyState
              illustration={<QuietStreet />}
              title="No events yet"
              text="An announcement belongs to an event: create one first."
            />
          )
        }
      </LiveList>
    </PortalPage>
  );
}
