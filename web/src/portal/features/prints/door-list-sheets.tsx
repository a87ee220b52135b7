import { Text } from '@chakra-ui/react';
import { ticketPriceOf } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { format } from '../../kit/format.ts';
import { useDoorList, useUnusedTickets } from '../../shared/use-door-list.ts';
import { useOfferedPayments } from '../../shared/use-payments.ts';
import { texts } from '../../texts/texts.ts';
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
  const { sheets, doorList } = texts.prints;
  const list = useDoorList(event.id);
  const tickets = useUnusedTickets(event.id);
  const payments = useOfferedPayments();
  const failed = [list, tickets].find(({ isError }) => isError);
  if (failed)
    return (
      <ErrorState
        title={doorList.fetchFailed}
        error={failed.error}
        onRetry={() => void Promise.all([list.refetch(), tickets.refetch()])}
      />
    );
  if (!list.data || !tickets.data) return <Text role="status">{doorList.loading}</Text>;
  const boxes = payments.length === 1 ? '☐' : payments.map(({ name }) => `☐ ${name}`).join(' ');
  const expected = list.data.filter(({ state }) => state !== 'cancelled');
  const rows: Row[] = [
    ...expected.map(({ id, fullName, ticketId, typeId, isVerified, arrivedAt }) => ({
      id,
      name: fullName,
      ticket: ticketId ?? doorList.atDesk,
      toPay: !isVerified ? `${boxes} ${format.money(ticketPriceOf(event, typeId))}` : '',
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
    <article className="sheet door-list" aria-label={sheets['door-list']}>
      <table>
        <thead>
          <tr>
            <td colSpan={5}>
              <SheetHeader event={event} />
            </td>
          </tr>
          <tr>
            <td colSpan={5}>
              {doorList.lead({ registered: expected.length, unused: tickets.data.length, asOf })}
            </td>
          </tr>
          <tr>
            <th>{doorList.columns.name}</th>
            <th>{doorList.columns.ticket}</th>
            <th>{doorList.columns.toDo}</th>
            <th>{doorList.columns.id}</th>
            <th>{doorList.columns.glass}</th>
          </tr>
        </thead>
        <tbody>
          {rows.toSorted(byName).map(({ id, name, ticket, toPay, hasToRegister, box }) => (
            <tr key={id}>
              <td dir="auto">{name}</td>
              <td>{ticket}</td>
              <td>{hasToRegister ? `☐ ${doorList.waiver}` : toPay}</td>
              <td>{box}</td>
              <td>{box}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
