import { defaultTicketPrice } from '@contract/documents.ts';
import type { Money } from '@contract/money.ts';
import { createContext, use } from 'react';
import { useFormats } from '../../texts/format.ts';

/** What a ticket costs at the desk of the event that is registered for. */
export const TicketPriceContext = createContext<Money>(defaultTicketPrice);

/** The price as the language writes it: '$35'. */
export function useTicketPrice(): string {
  return useFormats().money(use(TicketPriceContext));
}
