import type { DeskNewcomer } from '@wine-walk/common/api/staff/desk.ts';
import type { HolderChange } from '@wine-walk/common/model/categories.ts';
import type { DeskPerson, DeskTicket } from '@wine-walk/common/model/desk.ts';
import { personName } from '@wine-walk/common/model/fields/values.ts';

/** Beginning of the ID of a ticket of which an offline desk knows the end only. */
const unknownStart = '…';

/** Person without a registration, who has signed on paper: the holder of a ticket, or a buyer. */
export interface Newcomer {
  /** Person as the admission will register them; the name may be initials. */
  person: DeskPerson;
  /** Typed name; empty for the holder on record. */
  typedName: string;
  /** Reason for another holder than the one on record. */
  holderChange?: HolderChange | undefined;
}

/** Person who has a ticket instead of the holder on record. */
export interface OtherHolder {
  fullName: string;
  /** Undefined if there is no holder on record. */
  holderChange?: HolderChange | undefined;
}

const common = {
  submissionId: '',
  deskTicketId: null,
  submittedAt: null,
  hasTicketToShow: false,
  mustSign: true,
};

/** Returns the newcomer with a ticket. */
export function toNewcomer(ticket: DeskTicket, other: OtherHolder | null = null): Newcomer {
  const { ticketId, holderName, typeId, owes } = ticket;
  const isKnown = !ticketId.startsWith(unknownStart);
  return {
    person: {
      ...common,
      fullName: other?.fullName || (holderName ?? ticketId),
      ticketId: isKnown ? ticketId : null,
      ticketEnd: isKnown ? null : ticketId.slice(unknownStart.length),
      typeId,
      state: owes ? 'cash-due' : 'verified',
      isVerified: !owes,
    },
    typedName: personName.safeParse(other?.fullName).data ?? '',
    holderChange: other?.holderChange,
  };
}

/** Returns the newcomer who buys a ticket of this type; null for the event's only one. */
export function toBuyer(fullName: string, typeId: string | null): Newcomer {
  return {
    person: {
      ...common,
      fullName,
      ticketId: null,
      ticketEnd: null,
      typeId,
      state: 'cash-due',
      isVerified: false,
    },
    typedName: fullName,
  };
}

/** Returns a newcomer as the desk sends them. `lookedUp`: search that found the ticket of which only the end is known. */
export function sentNewcomer({ person, typedName, holderChange }: Newcomer, lookedUp: string) {
  const { ticketId, ticketEnd } = person;
  const sent: DeskNewcomer = {
    ref: crypto.randomUUID(),
    ticketId,
    found: ticketEnd === null ? null : { text: lookedUp, ticketEnd },
    fullName: typedName,
    ...(holderChange && { holderChange }),
  };
  return sent;
}
