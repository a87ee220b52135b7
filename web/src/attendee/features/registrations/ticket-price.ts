import { defaultTicketPrice, type EventDocument } from '@wine-walk/common/model/events.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { createContext, use } from 'react';
import { useFormats } from '../../../i18n/format.ts';
import { useNow } from '../../../platform/live/use-now.ts';

type Sale = Pick<EventDocument, 'ticketPrice'> &
  Partial<Pick<EventDocument, 'startTime' | 'endTime'>>;

/** The event that is registered for: what its ticket costs at the desk, and until when it is early. */
export const TicketSaleContext = createContext<Sale>({ ticketPrice: defaultTicketPrice });

/** The price as the language writes it: '$35'. */
export function useTicketPrice(): string {
  return useFormats().money(use(TicketSaleContext).ticketPrice);
}

/** The event has not begun, so that the ticket can be bought before it does. */
export function useIsBeforeStart(): boolean {
  const { startTime, endTime } = use(TicketSaleContext);
  const now = useNow();
  return !startTime || !endTime || eventStatus({ startTime, endTime }, now) === 'upcoming';
}
