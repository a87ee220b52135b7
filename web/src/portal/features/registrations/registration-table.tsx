import { Badge, Button } from '@chakra-ui/react';
import { type ListedRegistration } from '@wine-walk/common/api/admin-registrations.ts';
import { formats } from '../../../i18n/format.ts';
import { NameCell } from '../../kit/lists/name-cell.tsx';
import { type Column, RecordTable } from '../../kit/lists/record-table.tsx';
import type { Sorting } from '../../kit/lists/sorting.ts';
import { TruncatedText } from '../../kit/lists/truncated-text.tsx';
import { stateLabels, statePalettes } from '../../shared/registration-labels.ts';

interface Props {
  registrations: readonly ListedRegistration[];
  /** Undefined while something is searched. */
  sorting: Sorting | undefined;
  timeZone: string;
  onOpen: (id: string) => void;
}

const format = formats('en-US');

/** Who registered, and how far they are. */
export function RegistrationTable({ registrations, sorting, timeZone, onOpen }: Props) {
  const columns: Column<ListedRegistration>[] = [
    {
      title: 'Name',
      cell: ({ fullName, email }) => <NameCell name={fullName} note={email} />,
    },
    {
      title: 'State',
      cell: ({ state }) => <Badge colorPalette={statePalettes[state]}>{stateLabels[state]}</Badge>,
      isOneLine: true,
    },
    {
      title: 'Ticket',
      cell: ({ ticketId }) => <TruncatedText text={ticketId ?? 'None'} />,
      isWideOnly: true,
    },
    {
      title: 'Registered',
      cell: ({ submittedAt }) => format.dateTime(submittedAt, timeZone),
      isWideOnly: true,
      isOneLine: true,
    },
    {
      title: 'Arrived',
      cell: ({ arrivedAt }) => (arrivedAt ? format.time(arrivedAt, timeZone) : ''),
      isWideOnly: true,
      isOneLine: true,
    },
    {
      title: 'Open',
      isEnd: true,
      cell: ({ id, fullName }) => (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Open ${fullName}`}
          onClick={() => onOpen(id)}
        >
          Open
        </Button>
      ),
    },
  ];
  return (
    <RecordTable
      label="Registrations"
      columns={columns}
      records={registrations}
      sorting={sorting}
      onOpen={({ id }) => onOpen(id)}
    />
  );
}
