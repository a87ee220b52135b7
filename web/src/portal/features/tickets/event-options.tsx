import type { AdminEvent } from '@contract/admin-events.ts';

/** What an event is chosen by. */
export type EventChoice = Pick<AdminEvent, 'id' | 'name'>;

/** The events that a ticket may admit to, to choose one from; empty: none in particular. */
export function EventOptions({ events }: { events: readonly EventChoice[] }) {
  return (
    <>
      <option value="">Whichever event is active</option>
      {events.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  );
}
