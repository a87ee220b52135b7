import type { DeskPerson, DeskTicket } from '@wine-walk/common/model/desk.ts';
import { nameKey } from '@wine-walk/common/rules/people/names.ts';
import { format } from '../../kit/format.ts';
import { texts } from '../../texts/texts.ts';
import { type LookupResult, ticketSummary } from './lookup-result-view.ts';

type Candidates = Pick<LookupResult, 'people' | 'tickets' | 'event'>;

/**
 * Returns a function for the details of a person to choose: the ticket and, if another candidate has the same name, the
 * type of the ticket and the time of the registration.
 */
export function personDetails(result: Candidates): (person: DeskPerson) => string {
  const isShared = sharedNames(result);
  const { ticketTypes, timeZone } = result.event;
  return (person) => {
    const { fullName, typeId, submittedAt } = person;
    const others = isShared(fullName)
      ? [
          ticketTypes.find(({ id }) => id === typeId)?.name,
          submittedAt &&
            texts.desk.choice.registered({ time: format.dateTime(submittedAt, timeZone) }),
        ]
      : [];
    return [ticketOf(person), ...others].filter(Boolean).join(' · ');
  };
}

/** Returns a function for the details of a ticket to choose, with its type if another candidate has the same name. */
export function ticketDetails(result: Candidates): (ticket: DeskTicket) => string {
  const isShared = sharedNames(result);
  return (ticket) => {
    const type = result.event.ticketTypes.find(({ id }) => id === ticket.typeId);
    const summary = ticketSummary({ ...ticket, holderName: null });
    return isShared(ticket.holderName ?? '') && type ? `${summary} · ${type.name}` : summary;
  };
}

/** Returns a function that is true for the names of several candidates. */
function sharedNames({ people, tickets }: Candidates): (name: string) => boolean {
  const names = [
    ...people.map(({ fullName }) => fullName),
    ...tickets.flatMap(({ holderName }) => holderName ?? []),
  ].map(nameKey);
  return (name) => names.filter((other) => other === nameKey(name)).length > 1;
}

function ticketOf({ ticketId, ticketEnd, deskTicketId }: DeskPerson): string {
  const { ticketToShow, noTicket } = texts.desk.choice;
  if (ticketId !== null) return ticketId;
  if (ticketEnd !== null) return `…${ticketEnd}`;
  return deskTicketId === null ? noTicket : ticketToShow({ ticketId: deskTicketId });
}
