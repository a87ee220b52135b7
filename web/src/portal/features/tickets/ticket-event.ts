import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { eventChoices } from '../../kit/event-labels.ts';

/** What the event that a ticket admits to is called; its id where there is no such event any more. */
export function eventName(eventId: string, events: readonly AdminEvent[]): string {
  return eventChoices(events).find(({ id }) => id === eventId)?.label ?? eventId;
}
