import { type ListedPour, PourList } from '../../../shared/pour-list.tsx';
import type { ReadyEventData } from '../../shared/event-data/event-data.ts';

export interface PoursProps {
  pours: readonly ListedPour[];
  business: { id: string; name: string };
  eventData: ReadyEventData;
}

/** Pours of a business, without hearts. */
export function PlainPours({ pours, eventData }: PoursProps) {
  return <PourList pours={pours} currency={eventData.event.ticketPrice.currency} />;
}
