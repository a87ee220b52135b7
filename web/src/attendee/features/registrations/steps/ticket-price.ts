import { type EventDocument, noTicketPrice } from '@wine-walk/common/model/events.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { createContext, use } from 'react';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { useOrganization } from '../../../../platform/device/use-device-settings.ts';
import { useNow } from '../../../../platform/live/use-now.ts';

type Sale = Pick<EventDocument, 'ticketPrice'> &
  Partial<Pick<EventDocument, 'startTime' | 'endTime' | 'timeZone' | 'ticketUrl'>> & {
    /** True if only people with a ticket can still register. */
    isSoldOut?: boolean;
    /** True if an email can be left for a free place. */
    hasWaitingList?: boolean;
    id?: string;
  };

/** Desk price of the ticket, availability and times of the event being registered for. */
export const TicketSaleContext = createContext<Sale>({ ticketPrice: noTicketPrice });

/** Returns the price formatted for the locale, such as '$35'; empty if it is free. */
export function useTicketPrice(): string {
  return useFormats().price(use(TicketSaleContext).ticketPrice);
}

/** True if only people with a ticket can still register. */
export function useIsSoldOut(): boolean {
  return use(TicketSaleContext).isSoldOut ?? false;
}

/** Returns an instant as date and time of the event being registered for; undefined for null. */
export function useEventTime(at: string | null): string | undefined {
  const { timeZone } = use(TicketSaleContext);
  const format = useFormats();
  return at && timeZone ? format.dateTime(at, timeZone) : undefined;
}

/** Returns the payments that the desk takes, such as 'Cash only'. */
export function usePayments(): { payments: string; isCashOnly: boolean } {
  const common = useTexts('common');
  const { paymentMethods } = useOrganization();
  const { cash, card, other } = paymentMethods;
  return { payments: common.payments(paymentMethods), isCashOnly: cash && !card && !other };
}

/** True if the event has not started, so the ticket can be bought before the start. */
export function useIsBeforeStart(): boolean {
  const { startTime, endTime } = use(TicketSaleContext);
  const now = useNow();
  return !startTime || !endTime || eventStatus({ startTime, endTime }, now) === 'upcoming';
}
