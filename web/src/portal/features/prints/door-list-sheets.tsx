import { Text } from '@chakra-ui/react';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import { owedCents } from '@wine-walk/common/rules/payments/payment.ts';
import { findType } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { format } from '../../kit/format.ts';
import { type DoorListPerson, useDoorList } from '../../shared/desk/use-door-list.ts';
import { useOfferedPayments } from '../../shared/desk/use-payments.ts';
import { texts } from '../../texts/texts.ts';
import { SheetHeader, type SheetProps } from './sheet.tsx';

/** List of everyone who may come, registered or with an unused ticket, to tick off by hand during a power cut; entered at the desk later. */
export function DoorListSheets({ event }: SheetProps) {
  const { sheets, doorList } = texts.prints;
  const list = useDoorList(event.id);
  const payments = useOfferedPayments();
  if (list.isError)
    return (
      <ErrorState
        title={doorList.fetchFailed}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  if (!list.data) return <Text role="status">{doorList.loading}</Text>;
  const boxes = payments.length === 1 ? '☐' : payments.map(({ name }) => `☐ ${name}`).join(' ');
  const people = list.data.filter(({ registration }) => registration?.state !== 'cancelled');
  const unused = people.filter(({ registration }) => registration === null).length;
  const { currency } = event.ticketPrice;
  const toDo = (person: DoorListPerson) => {
    const amountCents = owedCents(person, event);
    return [
      ...(person.mustSign ? [`☐ ${doorList.waiver}`] : []),
      ...(amountCents > 0 ? [`${boxes} ${format.money({ amountCents, currency })}`] : []),
    ].join(' ');
  };
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
              {doorList.lead({ registered: people.length - unused, unused, asOf })}
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
          {people.map((person) => {
            const { id, fullName, ticketId, typeId, registration } = person;
            const type = findType(event, typeId);
            const box = registration?.arrivedAt ? '✓' : '☐';
            return (
              <tr key={id}>
                <td dir="auto">{fullName}</td>
                <td>{joinFacts([ticketId ?? doorList.atDesk, type?.name])}</td>
                <td>{toDo(person)}</td>
                <td>{box}</td>
                <td>{type?.includesDrinks === false ? doorList.noGlass : box}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </article>
  );
}
