import type { EventChoice } from '../../kit/event-labels.ts';

/** The events that a ticket may admit to, to choose one from; empty: none in particular. */
export function EventOptions({ choices }: { choices: readonly EventChoice[] }) {
  return (
    <>
      <option value="">Whichever event is active</option>
      {choices.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </>
  );
}
