import { Button } from '@chakra-ui/react';
import { Megaphone } from 'lucide-react';
import { LiveList } from '../../kit/lists/live-list.tsx';
import { ReadOnlyNote } from '../../kit/lists/read-only-note.tsx';
import { useOpenRecord } from '../../kit/lists/use-open-record.ts';
import { PortalPage } from '../../kit/portal-page.tsx';
import { useStaff } from '../../session/use-staff.ts';
import { NoEventYet } from '../../shared/no-event-yet.tsx';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
import { EventAnnouncements } from './event-announcements.tsx';

/** The announcements: what every open app shows behind its bell. */
export default function AnnouncementsTab() {
  const { isAdmin } = useStaff();
  const { events, event: event } = useSelectedEvent();
  const open = useOpenRecord();
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
      {!isAdmin && <ReadOnlyNote what="announcements" />}
      <LiveList live={events} failure="Failed to fetch events">
        {() =>
          event ? (
            <EventAnnouncements key={event.id} event={event} open={open} />
          ) : (
            <NoEventYet text="An announcement belongs to an event: create one first." />
          )
        }
      </LiveList>
    </PortalPage>
  );
}
