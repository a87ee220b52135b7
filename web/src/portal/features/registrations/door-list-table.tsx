import { Box, Table, Text } from '@chakra-ui/react';
import { type AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import { type DeskPayment, deskPayment } from '@wine-walk/common/model/categories.ts';
import { owedCents } from '@wine-walk/common/rules/payments/payment.ts';
import {
  deskTypes,
  findType,
  ticketPriceOf,
} from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { format } from '../../kit/format.ts';

import { NameCell } from '../../kit/lists/cells.tsx';
import type { DoorListPerson } from '../../shared/desk/use-door-list.ts';
import { useOfferedPayments } from '../../shared/desk/use-payments.ts';
import { texts } from '../../texts/texts.ts';
import type { DoorListMark, Marks } from './door-list-entry.ts';
import './door-list.css';
import { Select } from '../../kit/forms/select.tsx';

interface Props {
  event: AdminEvent;
  people: readonly DoorListPerson[];
  marks: Marks;
  isBusy: boolean;
  onMark: (id: string, mark: DoorListMark) => void;
}

/** Rows beyond this number are found by search. */
const maxShown = 300;

/** Rows of a door list with the boxes that were ticked on paper. */
export function DoorListTable({ event, people, marks, isBusy, onMark }: Props) {
  const { table } = texts.registrations.doorList;
  const payments = useOfferedPayments();
  return (
    <Box
      maxH="46dvh"
      overflowY="auto"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l2"
      tabIndex={0}
      role="region"
      aria-label={table.label}
    >
      <Table.Root size="sm" aria-label={table.label} stickyHeader>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{table.name}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="center">{table.in}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="center">{table.paid}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {people.slice(0, maxShown).map((person) => {
            const { id, ticketId, showsTicket, mustSign, typeId, registration } = person;
            const fullName = person.fullName || id;
            const { state, arrivedAt } = registration ?? {};
            const mark = marks.get(id) ?? {
              hasArrived: false,
              paidBy: null,
              typeId: null,
              isRegistered: registration !== null,
              shownTicketId: showsTicket ? ticketId : null,
              mustSign,
            };
            const box = (
              label: string,
              isChecked: boolean,
              onCheck: (checked: boolean) => void,
            ) => (
              <input
                type="checkbox"
                className="door-mark"
                aria-label={label}
                checked={isChecked}
                aria-disabled={isBusy || undefined}
                onChange={({ target }) => !isBusy && onCheck(target.checked)}
              />
            );
            const onPaid = (paidBy: DeskPayment | null) => onMark(id, { ...mark, paidBy });
            const [first, ...others] = payments;
            const soldId = mark.typeId ?? typeId;
            const paidLabel = table.hasPaid({
              name: fullName,
              price: format.money(ticketPriceOf(event, soldId)),
            });
            return (
              <Table.Row key={id}>
                <Table.Cell>
                  <NameCell name={person.fullName || table.noName} note={noteOf(person, event)} />
                </Table.Cell>
                <Table.Cell textAlign="center" fontSize="sm" whiteSpace="nowrap">
                  {arrivedAt
                    ? format.time(arrivedAt, event.timeZone)
                    : box(table.isIn({ name: fullName }), mark.hasArrived, (hasArrived) =>
                        onMark(id, { ...mark, hasArrived }),
                      )}
                </Table.Cell>
                <Table.Cell textAlign="center">
                  {owedCents(person, event) > 0 &&
                    state !== 'cancelled' &&
                    (first && others.length === 0 ? (
                      box(paidLabel, mark.paidBy !== null, (isPaid) =>
                        onPaid(isPaid ? first.method : null),
                      )
                    ) : (
                      <Select
                        size="sm"
                        minW="6rem"
                        label={paidLabel}
                        value={mark.paidBy ?? ''}
                        onChange={(next) =>
                          !isBusy && onPaid(deskPayment.safeParse(next).data ?? null)
                        }
                      >
                        <option value="">–</option>
                        {payments.map(({ method, name }) => (
                          <option key={method} value={method}>
                            {name}
                          </option>
                        ))}
                      </Select>
                    ))}
                  {mark.paidBy && registration && (
                    <TypeSelect
                      event={event}
                      label={table.ticketOf({ name: fullName })}
                      typeId={soldId}
                      isBusy={isBusy}
                      onChoose={(chosen) => onMark(id, { ...mark, typeId: chosen })}
                    />
                  )}
                </Table.Cell>
              </Table.Row>
            );
          })}
        </Table.Body>
      </Table.Root>
      {people.length === 0 && (
        <Text color="muted" fontSize="sm" p="3">
          {table.noneFound}
        </Text>
      )}
      {people.length > maxShown && (
        <Text color="muted" fontSize="sm" p="3">
          {table.more({ count: people.length - maxShown })}
        </Text>
      )}
    </Box>
  );
}

/** Returns the ticket of a person with its type, and further effects of the entry of their arrival. */
function noteOf({ ticketId, typeId, mustSign, registration }: DoorListPerson, event: AdminEvent) {
  const { table } = texts.registrations.doorList;
  const type = findType(event, typeId)?.name;
  const ticket = joinFacts([ticketId ?? table.noTicket, type]);
  if (registration?.state === 'cancelled') return table.cancelled({ ticket });
  if (!registration) return table.unregistered({ ticket });
  return mustSign && !registration.arrivedAt ? table.unsigned({ ticket }) : ticket;
}

interface TypeSelectProps {
  event: AdminEvent;
  label: string;
  /** Null for the first type that the desk sells. */
  typeId: string | null;
  isBusy: boolean;
  onChoose: (typeId: string) => void;
}

/** Select of the ticket that a person paid for; nothing if the desk sells one type at most. */
function TypeSelect({ event, label, typeId, isBusy, onChoose }: TypeSelectProps) {
  const types = deskTypes(event);
  if (types.length < 2) return null;
  return (
    <Select
      size="sm"
      minW="6rem"
      mt="1"
      label={label}
      value={typeId ?? types[0]?.id}
      onChange={(next) => !isBusy && onChoose(next)}
    >
      {types.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
