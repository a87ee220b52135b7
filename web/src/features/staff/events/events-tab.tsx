import { Button } from '@chakra-ui/react';
import type { AdminEvent } from '@contract/admin-events.ts';
import { CalendarPlus, CopyPlus } from 'lucide-react';
import { RecordGate } from '../forms/record-gate.tsx';
import { DeskNote } from '../list/desk-note.tsx';
import { LiveList } from '../list/live-list.tsx';
import { useListFilters } from '../list/use-list-filters.ts';
import { useOpenRecord } from '../list/use-open-record.ts';
import { ActiveWarning } from '../overview/active-warning.tsx';
import { useBusinesses } from '../records/use-businesses.ts';
import { useEvents } from '../records/use-events.ts';
import { useStaff } from '../session/use-staff.ts';
import { PortalPage } from '../shell/portal-page.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { EventDialog } from './event-dialog.tsx';
import { EventList } from './event-list.tsx';

/** The events: when and where the walk is, and who takes part. */
export default function EventsTab() {
  const { isAdmin } = useStaff();
  const events = useEvents();
  const businesses = useBusinesses();
  const filters = useListFilters();
  const open = useOpenRecord();
  const isOpen = isAdmin && (open.isAdding || open.editing !== null);
  return (
    <PortalPage
      title="Events"
      lead="When and where the walk is, and which doors take part."
      actions={
        isAdmin && (
          <>
            <Button size="sm" onClick={open.add}>
              <CalendarPlus aria-hidden="true" />
              Create Event
            </Button>
            {events.data?.[0] && (
              <Button
                size="sm"
                variant="outline"
                onClick={() => open.copy(events.data[0]?.id ?? '')}
              >
                <CopyPlus aria-hidden="true" />
                Start from last time
              </Button>
            )}
          </>
        )
      }
    >
      {!isAdmin && <DeskNote what="events" />}
      <ActiveWarning events={events.data ?? []} />
      <LiveList live={events} failure="Failed to fetch events">
        {(all: AdminEvent[]) => (
          <>
            <EventList
              events={all}
              businesses={businesses.data ?? []}
              filters={filters}
              onEdit={isAdmin ? open.edit : undefined}
              onDuplicate={open.copy}
            />
            {isOpen && businesses.data && (
              <RecordGate
                key={open.editing ?? 'new'}
                id={open.editing}
                records={all}
                noun="event"
                onClose={open.close}
              >
                {(event) => (
                  <EventDialog
                    event={event}
                    events={all}
                    businesses={businesses.data}
                    onClose={open.close}
                  />
                )}
              </RecordGate>
            )}
            {isAdmin && open.copying !== null && (
              <DuplicateDialog
                key={open.copying}
                source={open.copying}
                events={all}
                onChoose={open.copy}
                onClose={open.close}
                onDone={open.edit}
              />
            )}
          </>
        )}
      </LiveList>
    </PortalPage>
  );
}
