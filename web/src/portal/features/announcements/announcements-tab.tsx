import { Button } from '@chakra-ui/react';
import { Megaphone } from 'lucide-react';
import { LiveList } from '../../lists/live-list.tsx';
import { ReadOnlyNote } from '../../lists/read-only-note.tsx';
import { useOpenRecord } from '../../lists/use-open-record.ts';
import { NoEventYet } from '../../records/no-event-yet.tsx';
import { useSelectedEvent } from '../../records/use-selected-event.ts';
import { useStaff } from '../../session/use-staff.ts';
import { PortalPage } from '../../shell/portal-page.tsx';
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
