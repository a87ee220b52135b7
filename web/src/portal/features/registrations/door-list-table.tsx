import { Box, Table, Text } from '@chakra-ui/react';
import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type ListedRegistration } from '@wine-walk/common/api/admin-registrations.ts';
import { formats } from '../../../i18n/format.ts';
import { NameCell } from '../../kit/lists/cells.tsx';
import type { DoorListMark, Marks } from './door-list-entry.ts';
import './door-list.css';

interface Props {
  event: AdminEvent;
  people: readonly ListedRegistration[];
  marks: Marks;
  isBusy: boolean;
  onMark: (id: string, mark: DoorListMark) => void;
}

const format = formats('en-US');

/** Rows beyond this number are found by search. */
const maxShown = 300;

/** Rows of a door list with the boxes that were ticked on paper. */
export function DoorListTable({ event, people, marks, isBusy, onMark }: Props) {
  const price = format.money(event.ticketPrice);
  return (
    <Box
      maxH="46dvh"
      overflowY="auto"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l2"
      tabIndex={0}
      role="region"
      aria-label="Door list"
    >
      <Table.Root size="sm" aria-label="Door list" stickyHeader>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Name</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="center">In</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="center">Paid</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {people.slice(0, maxShown).map(({ id, fullName, ticketId, state, arrivedAt }) => {
            const mark = marks.get(id) ?? { hasArrived: false, hasPaid: false };
            const box = (name: keyof DoorListMark, label: string) => (
              <input
                type="checkbox"
                className="door-mark"
                aria-label={`${fullName} ${label}`}
                checked={mark[name]}
                aria-disabled={isBusy || undefined}
                onChange={({ target }) =>
                  !isBusy && onMark(id, { ...mark, [name]: target.checked })
                }
              />
            );
            const note =
              state === 'cancelled' ? `${ticketId ?? 'Cash'} · canceled` : (ticketId ?? 'Cash');
            return (
              <Table.Row key={id}>
                <Table.Cell>
                  <NameCell name={fullName} note={note} />
                </Table.Cell>
                <Table.Cell textAlign="center" fontSize="sm" whiteSpace="nowrap">
                  {arrivedAt ? format.time(arrivedAt, event.timeZone) : box('hasArrived', 'is in')}
                </Table.Cell>
                <Table.Cell textAlign="center">
                  {state === 'cash-due' && box('hasPaid', `paid ${price}`)}
                </Table.Cell>
              </Table.Row>
            );
          })}
        </Table.Body>
      </Table.Root>
      {people.length === 0 && (
        <Text color="muted" fontSize="sm" p="3">
          No one on the list matches.
        </Text>
      )}
      {people.length > maxShown && (
        <Text color="muted" fontSize="sm" p="3">
          And {people.length - maxShown} more. Search to find them.
        </Text>
      )}
    </Box>
  );
}
