import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { MapIcon } from 'lucide-react';
import { QuietStreet } from '../../../ui/illustrations/quiet-street.tsx';
import { eventTimeText } from '../../kit/event-labels.ts';
import { statusColumn } from '../../kit/lists/common-columns.tsx';
import { EditButton } from '../../kit/lists/edit-button.tsx';
import { NameCell } from '../../kit/lists/name-cell.tsx';
import { RecordList } from '../../kit/lists/record-list.tsx';
import type { Column } from '../../kit/lists/record-table.tsx';
import { TruncatedText } from '../../kit/lists/truncated-text.tsx';
import type { ListFilters } from '../../kit/lists/use-list-filters.ts';
import { fieldColumns, matchesFieldFilters } from '../../kit/records/field-lists.tsx';
import { participatingBusinesses } from '../../shared/participating-businesses.ts';
import { eventFields } from './event-record.ts';

interface Props {
  events: readonly AdminEvent[];
  businesses: readonly AdminBusiness[];
  filters: ListFilters;
  /** Left out where the account may not edit. */
  onEdit: ((id: string) => void) | undefined;
  onDuplicate: (id: string) => void;
  onMap: (id: string) => void;
}

/** The events that pass the filters, the latest first. */
export function EventList({ events, businesses, filters, onEdit, onDuplicate, onMap }: Props) {
  return (
    <RecordList
      nouns="events"
      all={events}
      shown={events.filter((event) => matchesFieldFilters(eventFields, filters, event))}
      columns={columnsOf(businesses, { onEdit, onDuplicate, onMap })}
      filters={filters}
      onOpen={onEdit}
      beforeTheFirst={{
        illustration: <QuietStreet />,
        text: 'Create the first walk: a name, a start and an end are enough to begin with.',
      }}
    />
  );
}

function columnsOf(
  businesses: readonly AdminBusiness[],
  { onEdit, onDuplicate, onMap }: Pick<Props, 'onEdit' | 'onDuplicate' | 'onMap'>,
): Column<AdminEvent>[] {
  const columns: Column<AdminEvent>[] = [
    {
      title: 'Event',
      sortValue: ({ name }) => name,
      cell: (event) => <NameCell name={event.name} note={eventTimeText(event)} isNoteForPhone />,
    },
    {
      title: 'When',
      sortValue: ({ startTime }) => startTime,
      cell: (event) => <TruncatedText text={eventTimeText(event)} />,
      isWideOnly: true,
    },
    ...fieldColumns<AdminEvent>(eventFields),
    {
      title: 'Doors',
      sortValue: (event) => participatingBusinesses(event, businesses).length,
      cell: (event) => participatingBusinesses(event, businesses).length,
      isWidestOnly: true,
      isEnd: true,
    },
    statusColumn,
  ];
  if (!onEdit) return columns;
  const edit: Column<AdminEvent> = {
    title: 'Edit',
    cell: ({ id, name }) => (
      <Flex justify="flex-end" align="flex-end" direction={{ base: 'column-reverse', md: 'row' }}>
        <Button
          variant="ghost"
          size="sm"
          hideBelow="md"
          aria-label={`Duplicate ${name}`}
          onClick={() => onDuplicate(id)}
        >
          Duplicate
        </Button>
        <Button
          variant="ghost"
          size="sm"
          _icon={{ boxSize: '4' }}
          aria-label={`Map of ${name}`}
          onClick={() => onMap(id)}
        >
          <Box as="span" hideFrom="md">
            <MapIcon aria-hidden="true" />
          </Box>
          <Text as="span" hideBelow="md">
            Map
          </Text>
        </Button>
        <EditButton name={name} onClick={() => onEdit(id)} />
      </Flex>
    ),
    isEnd: true,
  };
  return [...columns, edit];
}
