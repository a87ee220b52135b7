import type { AdminEvent } from '@contract/admin-events.ts';

/** What the event that a ticket admits to is called; its id where there is no such event any more. */
export function eventName(eventId: string, events: readonly AdminEvent[]): string {
  return events.find(({ id }) => id === eventId)?.name ?? eventId;
}
