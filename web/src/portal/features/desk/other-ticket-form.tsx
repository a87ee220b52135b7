import { useState } from 'react';
import { useUnsavedChangesWarning } from '../../kit/forms/use-unsaved-changes-warning.ts';

interface Props {
  isBusy: boolean;
  onTicket: (ticketId: string) => void;
}

/** Takes the ticket of somebody who said they would pay cash. */
export function OtherTicketForm({ isBusy, onTicket }: Props) {
  const [typed, setTyped] = useState('');
  useUnsavedChangesWarning(typed.trim() !== '');
  return (
    <form
      className="till-form"
      aria-label="Their ticket"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() && !isBusy) onTicket(typed.trim().toUpperCase());
      }}
    >
      <label>
        The number on their ticket
        <input
          autoComplete="off"
          autoCapitalize="characters"
          // biome-ignore lint/a11y/noAutofocus: asked for a moment ago
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <button
        type="submit"
        className="answer-main"
        disabled={typed.trim() === ''}
        aria-disabled={isBusy || undefined}
      >
        Use this ticket
      </button>
    </form>
  );
}
