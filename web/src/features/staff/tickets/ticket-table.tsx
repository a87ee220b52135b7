import { Badge, Button, Flex } from '@chakra-ui/react';
import type { AdminTicket } from '@contract/tickets.ts';
import { Trash2 } from 'lucide-react';
import { formats } from '../../../texts/format.ts';
import { EditButton } from '../list/edit-button.tsx';
import { NameCell } from '../list/name-cell.tsx';
import { type Column, RecordTable } from '../list/record-table.tsx';

interface Props {
  tickets: readonly AdminTicket[];
  /** In which zone redemptions are told. */
  timeZone: string;
  onEdit: (ticket: AdminTicket) => void;
  /** Left out where the account may not delete. */
  onDelete: ((ticket: AdminTicket) => void) | undefined;
}

const sourceWords = { import: 'Imported', generated: 'Generated', manual: 'Added by hand' };
const format = formats('en-US');

/** A page of tickets. A redeemed one is evidence: it is neither edited nor deleted. */
export function TicketTable({ tickets, timeZone, onEdit, onDelete }: Props) {
  const columns: Column<AdminTicket>[] = [
    {
      title: 'Ticket',
      cell: ({ id, holderName, holderEmail }) => (
        <NameCell
          name={id}
          note={holderName ?? holderEmail ?? undefined}
          isNoteForPhone
          isOneLine
        />
      ),
    },
    {
      title: 'Holder',
      cell: ({ holderName, holderEmail }) =>
        holderName || holderEmail ? (
          <NameCell
            name={holderName ?? holderEmail ?? ''}
            note={(holderName && holderEmail) || ''}
          />
        ) : (
          'Anybody’s'
        ),
      isWideOnly: true,
    },
    { title: 'Source', cell: ({ source }) => sourceWords[source], isWideOnly: true },
    {
      title: 'State',
      cell: ({ state }) => (
        <Badge colorPalette={state === 'redeemed' ? 'vine' : 'gray'}>
          {state === 'redeemed' ? 'Redeemed' : 'Unused'}
        </Badge>
      ),
    },
    {
      title: 'Redeemed',
      cell: ({ redeemedAt }) =>
        redeemedAt
          ? `${format.shortDate(redeemedAt, timeZone)}, ${format.time(redeemedAt, timeZone)}`
          : '',
      isWideOnly: true,
      isOneLine: true,
    },
    {
      title: 'Change',
      isEnd: true,
      cell: (ticket) =>
        ticket.state === 'unused' && (
          <Flex justify="flex-end" gap={{ base: '0', md: '1' }} me={{ base: '-3', md: '0' }}>
            <EditButton name={ticket.id} onClick={() => onEdit(ticket)} />
            {onDelete && (
              <Button
                variant="ghost"
                size="sm"
                colorPalette="danger"
                _icon={{ boxSize: '4' }}
                aria-label={`Delete ${ticket.id}`}
                onClick={() => onDelete(ticket)}
              >
                <Trash2 aria-hidden="true" />
              </Button>
            )}
          </Flex>
        ),
    },
  ];
  return <RecordTable label="Tickets" columns={columns} records={tickets} />;
}
