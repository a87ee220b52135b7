import { Button, Flex } from '@chakra-ui/react';
import type { AdminBusiness } from '@contract/admin-businesses.ts';
import type { AdminEvent } from '@contract/admin-events.ts';
import { QuietStreet } from '../../../components/illustrations/quiet-street.tsx';
import { statusColumn } from '../list/common-columns.tsx';
import { EditButton } from '../list/edit-button.tsx';
import { NameCell } from '../list/name-cell.tsx';
import { RecordList } from '../list/record-list.tsx';
import type { Column } from '../list/record-table.tsx';
import { type ListFilters, passesFilters } from '../list/use-list-filters.ts';
import { eventTimes } from '../records/event-words.ts';
import { takingPart } from '../records/taking-part.ts';

interface Props {
  events: readonly AdminEvent[];
  businesses: readonly AdminBusiness[];
  filters: ListFilters;
  /** Left out where the account may not edit. */
  onEdit: ((id: string) => void) | undefined;
  onDuplicate: (id: string) => void;
}

/** The events that pass the filters, the latest first. */
export function EventList({ events, businesses, filters, onEdit, onDuplicate }: Props) {
  const shown = events.filter((event) =>
    passesFilters(filters, event, [event.name, event.description, event.place]),
  );
  return (
    <RecordList
      nouns="events"
      all={events}
      shown={shown}
      columns={columnsOf(businesses, onEdit, onDuplicate)}
      filters={filters}
      beforeTheFirst={{
        illustration: <QuietStreet />,
        text: 'Create the first walk: a name, a start and an end are enough to begin with.',
      }}
    />
  );
}

function columnsOf(
  businesses: readonly AdminBusiness[],
  onEdit: Props['onEdit'],
  onDuplicate: Props['onDuplicate'],
): Column<AdminEvent>[] {
  const columns: Column<AdminEvent>[] = [
    {
      title: 'Event',
      cell: (event) => <NameCell name={event.name} note={eventTimes(event)} isNoteForPhone />,
    },
    { title: 'When', cell: eventTimes, isWideOnly: true, isOneLine: true },
    { title: 'Where', cell: ({ place }) => place, isWideOnly: true },
    {
      title: 'Doors',
      cell: (event) => takingPart(event, businesses).length,
      isWideOnly: true,
      isEnd: true,
    },
    statusColumn,
  ];
  if (!onEdit) return columns;
  const edit: Column<AdminEvent> = {
    title: 'Edit',
    cell: ({ id, name }) => (
      <Flex justify="flex-end">
        <Button
          variant="ghost"
          size="sm"
          hideBelow="md"
          aria-label={`Duplicate ${name}`}
          onClick={() => onDuplicate(id)}
        >
          Duplicate
        </Button>
        <EditButton name={name} onClick={() => onEdit(id)} />
      </Flex>
    ),
    isEnd: true,
  };
  return [...columns, edit];
}
