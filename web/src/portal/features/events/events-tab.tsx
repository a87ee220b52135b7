import { Button } from '@chakra-ui/react';
import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { CalendarPlus, CopyPlus } from 'lucide-react';
import { useState } from 'react';
import { RecordBoundary } from '../../kit/forms/record-boundary.tsx';
import { LiveList } from '../../kit/lists/live-list.tsx';
import { ReadOnlyNote } from '../../kit/lists/read-only-note.tsx';
import { useListFilters } from '../../kit/lists/use-list-filters.ts';
import { useOpenRecord } from '../../kit/lists/use-open-record.ts';
import { PortalPage } from '../../kit/portal-page.tsx';
import { useStaff } from '../../session/use-staff.ts';
import { ActiveWarning } from '../../shared/active-warning.tsx';
import { useBusinesses } from '../../shared/use-businesses.ts';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
import { DistrictImportDialog } from './district-import-dialog.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { EventDialog } from './event-dialog.tsx';
import { EventList } from './event-list.tsx';

/** The events: when and where the walk is, and who takes part. */
export default function EventsTab() {
  const { isAdmin } = useStaff();
  const { events, event: walk, isExplicit, openEvent } = useSelectedEvent();
  const businesses = useBusinesses();
  const filters = useListFilters();
  const open = useOpenRecord();
  const [mapping, setMapping] = useState<string | null>(null);
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
            {walk && (
              <Button size="sm" variant="outline" onClick={() => open.copy(walk.id)}>
                <CopyPlus aria-hidden="true" />
                Start from last time
              </Button>
            )}
          </>
        )
      }
    >
      {!isAdmin && <ReadOnlyNote what="events" />}
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
              onMap={setMapping}
            />
            {isOpen && businesses.data && (
              <RecordBoundary
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
                    onCreated={isExplicit ? open.close : openEvent}
                  />
                )}
              </RecordBoundary>
            )}
            {mapped(all, mapping).map((event) => (
              <DistrictImportDialog
                key={event.id}
                event={event}
                businesses={businesses.data ?? []}
                onClose={() => setMapping(null)}
              />
            ))}
            {isAdmin && open.copying !== null && (
              <DuplicateDialog
                key={open.copying}
                source={open.copying}
                events={all}
                onChoose={open.copy}
                onClose={open.close}
                onDone={(id) => (isExplicit ? open.edit(id) : openEvent(id, { edit: id }))}
              />
            )}
          </>
        )}
      </LiveList>
    </PortalPage>
  );
}

/** The event whose map is open, while there is one. */
const mapped = (events: readonly AdminEvent[], id: string | null) =>
  events.filter((event) => event.id === id);
