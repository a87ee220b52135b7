import type { EventDocument } from '../../model/events.ts';
import type { Money } from '../../model/fields/values.ts';
import type { TicketType } from '../../model/ticket-types.ts';

type Prices = Pick<EventDocument, 'ticketPrice' | 'ticketTypes'>;

/** Returns the types that the desk sells, in the order of the event. */
export function deskTypes({ ticketTypes }: Pick<Prices, 'ticketTypes'>): TicketType[] {
  return ticketTypes.filter(({ isSoldAtDesk }) => isSoldAtDesk);
}

/** Returns a type of the event; null if it has none with this ID. */
export function findType(
  { ticketTypes }: Pick<Prices, 'ticketTypes'>,
  typeId: string | null,
): TicketType | null {
  return ticketTypes.find(({ id }) => id === typeId) ?? null;
}

/** Returns the price of a ticket of this type; without a type, of the first one that the desk sells. */
export function ticketPriceOf(event: Prices, typeId: string | null): Money {
  const type = findType(event, typeId) ?? deskTypes(event)[0];
  const { ticketPrice } = event;
  return type ? { amountCents: type.priceCents, currency: ticketPrice.currency } : ticketPrice;
}

/** True if any ticket of the event has a price. */
export function hasPrices(event: Prices): boolean {
  return (
    ticketPriceOf(event, null).amountCents > 0 ||
    event.ticketTypes.some(({ priceCents }) => priceCents > 0)
  );
}

/** True if any ticket of the event is free. */
export function hasFreeTickets(event: Prices): boolean {
  return (
    ticketPriceOf(event, null).amountCents === 0 ||
    event.ticketTypes.some(({ priceCents }) => priceCents === 0)
  );
}

/** Returns the age that a ticket of this type requires, in years; null for the legal drinking age. */
export function minimumAgeOf(
  event: Pick<Prices, 'ticketTypes'>,
  typeId: string | null,
  organization: { minimumAge: number | null },
): number | null {
  return findType(event, typeId)?.minimumAge ?? organization.minimumAge;
}
