import { Text } from '@chakra-ui/react';
import { ticketPriceOf } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { format } from '../../kit/format.ts';
import { useDoorList, useUnusedTickets } from '../../shared/use-door-list.ts';
import { useOfferedPayments } from '../../shared/use-payments.ts';
import { SheetHeader, type SheetProps } from './sheet.tsx';

interface Row {
  id: string;
  /** Empty for a ticket without a holder's name, which comes last. */
  name: string;
  ticket: string;
  toPay: string;
  /** True for a ticket without a registration. */
  hasToRegister: boolean;
  box: string;
}

const byName = (a: Row, b: Row) =>
  Number(!a.name) - Number(!b.name) ||
  a.name.localeCompare(b.name, 'en') ||
  a.ticket.localeCompare(b.ticket);

/** List of everyone who may come, registered or with an unused ticket, to tick off by hand during a power cut; entered at the desk later. */
export function DoorListSheets({ event }: SheetProps) {
  const list = useDoorList(event.id);
  const tickets = useUnusedTickets(event.id);
  const payments = useOfferedPayments();
  const failed = [list, tickets].find(({ isError }) => isError);
  if (failed)
    return (
      <ErrorState
        title="We couldn’t load the registrations"
        error={failed.error}
        onRetry={() => void Promise.all([list.refetch(), tickets.refetch()])}
      />
    );
  if (!list.data || !tickets.data) return <Text role="status">Loading the registrations…</Text>;
  const boxes = payments.length === 1 ? '☐' : payments.map(({ name }) => `☐ ${name}`).join(' ');
  const expected = list.data.filter(({ state }) => state !== 'cancelled');
  const rows: Row[] = [
    ...expected.map(({ id, fullName, ticketId, typeId, state, arrivedAt }) => ({
      id,
      name: fullName,
      ticket: ticketId ?? 'At the desk',
      toPay: state === 'cash-due' ? `${boxes} ${format.money(ticketPriceOf(event, typeId))}` : '',
      hasToRegister: false,
      box: arrivedAt ? '✓' : '☐',
    })),
    ...tickets.data.map(({ id, holderName }) => ({
      id,
      name: holderName ?? '',
      ticket: id,
      toPay: '',
      hasToRegister: true,
      box: '☐',
    })),
  ];
  const asOf = format.dateTime(new Date(list.dataUpdatedAt).toISOString(), event.timeZone);
  return (
    <article className="sheet door-list" aria-label="Door list">
      <table>
        <thead>
          <tr>
            <td colSpan={5}>
              <SheetHeader event={event} />
            </td>
          </tr>
          <tr>
            <td colSpan={5}>
              {expected.length} registered and {tickets.data.length} unused tickets as of {asOf}.
              Check off payment, ID and glass. Enter the list in Registrations afterward.
            </td>
          </tr>
          <tr>
            <th>Name</th>
            <th>Ticket</th>
            <th>To do</th>
            <th>ID</th>
            <th>Glass</th>
          </tr>
        </thead>
        <tbody>
          {rows.toSorted(byName).map(({ id, name, ticket, toPay, hasToRegister, box }) => (
            <tr key={id}>
              <td dir="auto">{name}</td>
              <td>{ticket}</td>
              <td>{hasToRegister ? '☐ Waiver' : toPay}</td>
              <td>{box}</td>
              <td>{box}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
