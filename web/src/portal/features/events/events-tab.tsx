import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { announcedMove } from '@wine-walk/common/rules/events/announced-move.ts';
import { CalendarPlus, CopyPlus, MapIcon } from 'lucide-react';
import { useState } from 'react';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { QuietStreet } from '../../../ui/illustrations/quiet-street.tsx';
import { eventTimeText } from '../../kit/event-labels.ts';
import { EditButton, NameCell, statusColumn, TruncatedText } from '../../kit/lists/cells.tsx';
import { ListOrPage } from '../../kit/lists/list-or-page.tsx';
import { LiveList } from '../../kit/lists/live-list.tsx';
import { RecordList } from '../../kit/lists/record-list.tsx';
import type { Column } from '../../kit/lists/record-table.tsx';
import { type ListFilters, useListFilters } from '../../kit/lists/use-list-filters.ts';
import { useOpenRecord } from '../../kit/lists/use-open-record.ts';
import { PortalPage, ReadOnlyNote } from '../../kit/portal-page.tsx';
import { fieldColumns, matchesFieldFilters } from '../../kit/records/field-lists.tsx';
import { useStaff } from '../../session/use-staff.ts';
import { ActiveWarning } from '../../shared/active-warning.tsx';
import { participatingBusinesses } from '../../shared/participating-businesses.ts';
import { PublishDialog } from '../../shared/publish-dialog.tsx';
import { useBusinesses } from '../../shared/records/live-records.ts';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
import { texts } from '../../texts/texts.ts';
import { DistrictImportDialog } from './district-import-dialog.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { EventPage } from './event-page.tsx';
import { eventFields } from './event-record.ts';
import { MovedNotice } from './moved-notice.tsx';

interface Props {
  events: readonly AdminEvent[];
  businesses: readonly AdminBusiness[];
  filters: ListFilters;
  /** Undefined if the account may not edit. */
  onEdit: ((id: string) => void) | undefined;
  onDuplicate: (id: string) => void;
  onMap: (id: string) => void;
}

/** Events that pass the filters, latest first: archived ones in a list of their own. */
function EventList({ events, businesses, filters, onEdit, onDuplicate, onMap }: Props) {
  const isArchive = filters.get('archive') === 'true';
  const archived = events.filter(({ archivedAt }) => archivedAt !== null);
  const listed = isArchive ? archived : events.filter(({ archivedAt }) => archivedAt === null);
  return (
    <RecordList
      noun={texts.nouns.event}
      all={listed}
      shown={listed.filter((event) => matchesFieldFilters(eventFields, filters, event))}
      columns={columnsOf(businesses, { onEdit, onDuplicate, onMap })}
      filters={filters}
      onOpen={onEdit}
      emptyState={{
        illustration: <QuietStreet />,
        text: texts.events.none,
      }}
    >
      {(isArchive || archived.length > 0) && (
        <Button
          size="sm"
          variant={isArchive ? 'subtle' : 'ghost'}
          colorPalette={isArchive ? 'wine' : 'gray'}
          aria-pressed={isArchive}
          onClick={() => filters.set('archive', isArchive ? '' : 'true')}
        >
          {texts.events.archive.show({ count: archived.length })}
        </Button>
      )}
    </RecordList>
  );
}

function columnsOf(
  businesses: readonly AdminBusiness[],
  { onEdit, onDuplicate, onMap }: Pick<Props, 'onEdit' | 'onDuplicate' | 'onMap'>,
): Column<AdminEvent>[] {
  const { columns: titles, ...t } = texts.events;
  const columns: Column<AdminEvent>[] = [
    {
      id: 'name',
      title: titles.event,
      sortValue: ({ name }) => name,
      cell: (event) => <NameCell name={event.name} note={eventTimeText(event)} isNoteForPhone />,
    },
    {
      id: 'time',
      title: titles.when,
      sortValue: ({ startTime }) => startTime,
      cell: (event) => <TruncatedText text={eventTimeText(event)} />,
      isWideOnly: true,
    },
    ...fieldColumns<AdminEvent>(eventFields),
    {
      id: 'stops',
      title: titles.stops,
      sortValue: (event) => participatingBusinesses(event, businesses).length,
      cell: (event) => participatingBusinesses(event, businesses).length,
      isWidestOnly: true,
      isEnd: true,
    },
    statusColumn,
  ];
  if (!onEdit) return columns;
  const edit: Column<AdminEvent> = {
    id: 'edit',
    title: titles.edit,
    cell: ({ id, name }) => (
      <Flex justify="flex-end" align="flex-end" direction={{ base: 'column-reverse', md: 'row' }}>
        <Button
          variant="ghost"
          size="sm"
          hideBelow="md"
          aria-label={t.duplicateEvent({ event: name })}
          onClick={() => onDuplicate(id)}
        >
          {t.duplicate}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          _icon={{ boxSize: '4' }}
          aria-label={t.mapOf({ event: name })}
          onClick={() => onMap(id)}
        >
          <Box as="span" hideFrom="md">
            <MapIcon aria-hidden="true" />
          </Box>
          <Text as="span" hideBelow="md">
            {t.map}
          </Text>
        </Button>
        <EditButton name={name} onClick={() => onEdit(id)} />
      </Flex>
    ),
    isEnd: true,
  };
  return [...columns, edit];
}

/** Events tab: times, venue and participating businesses. */
export default function EventsTab() {
  const { events: t } = texts;
  const { isAdmin } = useStaff();
  const { events, event: selected, isExplicit, openEvent, selectEvent } = useSelectedEvent();
  const businesses = useBusinesses();
  const filters = useListFilters();
  const open = useOpenRecord();
  const mapping = filters.get('map');
  const setMapping = (id: string) => filters.set('map', id);
  const [moved, setMoved] = useState<AdminEvent | null>(null);
  const [publishing, setPublishing] = useState<string | null>(null);
  const page = (event: AdminEvent | null | undefined, all: AdminEvent[]) => (
    <EventPage
      event={event}
      events={all}
      businesses={businesses.data ?? []}
      onClose={open.close}
      onEdited={(before, after) => {
        open.close();
        if (announcedMove(before, after, serverNow())) setMoved(after);
      }}
      onCreated={isExplicit ? open.close : openEvent}
      onPublish={setPublishing}
    />
  );
  return (
    <ListOrPage noun={texts.nouns.event} live={events} open={open} form={businesses.data && page}>
      <PortalPage
        title={t.title}
        lead={t.lead}
        actions={
          isAdmin && (
            <>
              <Button size="sm" onClick={open.add}>
                <CalendarPlus aria-hidden="true" />
                {t.create}
              </Button>
              {selected && (
                <Button size="sm" variant="outline" onClick={() => open.copy(selected.id)}>
                  <CopyPlus aria-hidden="true" />
                  {t.copyPast}
                </Button>
              )}
            </>
          )
        }
      >
        {!isAdmin && <ReadOnlyNote noun={texts.nouns.event} />}
        <ActiveWarning events={events.data ?? []} />
        {moved && <MovedNotice event={moved} onClose={() => setMoved(null)} />}
        {publishing !== null && (
          <PublishDialog eventId={publishing} revision="" onClose={() => setPublishing(null)} />
        )}
        <LiveList live={events} failure={texts.kit.records.fetchFailed(texts.nouns.event)}>
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
              {mapped(isAdmin ? all : [], mapping).map((event) => (
                <DistrictImportDialog
                  key={event.id}
                  event={event}
                  businesses={businesses.data ?? []}
                  onClose={() => setMapping('')}
                />
              ))}
              {isAdmin && open.copying !== null && (
                <DuplicateDialog
                  key={open.copying}
                  source={open.copying}
                  events={all}
                  onChoose={open.copy}
                  onClose={open.close}
                  onDone={(id) => selectEvent(id, { edit: id })}
                />
              )}
            </>
          )}
        </LiveList>
      </PortalPage>
    </ListOrPage>
  );
}

/** Returns the event whose map is open; undefined if it was deleted. */
const mapped = (events: readonly AdminEvent[], id: string) =>
  events.filter((event) => event.id === id);
