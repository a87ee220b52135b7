import { Text } from '@chakra-ui/react';
import { formats } from '../../../i18n/format.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { useDoorList } from '../../shared/use-door-list.ts';
import { useOfferedPayments } from '../../shared/use-payments.ts';
import { SheetHeader, type SheetProps } from './sheet.tsx';

const format = formats('en-US');

/** List of registrations to tick off by hand during a power cut; entered at the desk later. */
export function DoorListSheets({ event }: SheetProps) {
  const list = useDoorList(event.id);
  const payments = useOfferedPayments();
  if (list.isPending) return <Text role="status">Loading the registrations…</Text>;
  if (list.isError)
    return (
      <ErrorState
        title="We couldn’t load the registrations"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  const boxes = payments.length === 1 ? '☐' : payments.map(({ name }) => `☐ ${name}`).join(' ');
  const expected = list.data.filter(({ state }) => state !== 'cancelled');
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
              {expected.length} registered as of {asOf}. Check off payment, ID and glass. Enter the
              list in Registrations afterward.
            </td>
          </tr>
          <tr>
            <th>Name</th>
            <th>Ticket</th>
            <th>To pay</th>
            <th>ID</th>
            <th>Glass</th>
          </tr>
        </thead>
        <tbody>
          {expected.map(({ id, fullName, ticketId, state, arrivedAt }) => (
            <tr key={id}>
              <td dir="auto">{fullName}</td>
              <td>{ticketId ?? 'At the desk'}</td>
              <td>{state === 'cash-due' ? `${boxes} ${format.money(event.ticketPrice)}` : ''}</td>
              <td>{arrivedAt ? '✓' : '☐'}</td>
              <td>{arrivedAt ? '✓' : '☐'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
