import type { AdminEvent } from '@contract/admin-events.ts';

/** The events that a ticket may admit to, to choose one from; empty: none in particular. */
export function EventOptions({ events }: { events: readonly AdminEvent[] }) {
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
