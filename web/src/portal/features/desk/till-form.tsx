import { useState } from 'react';
import { parseCents } from '../../kit/forms/amount.ts';
import { useUnsavedChangesWarning } from '../../kit/forms/use-unsaved-changes-warning.ts';

interface Props {
  isBusy: boolean;
  onOpen: (openingFloatCents: number) => void;
}

/** Asks for the float before the first cash is taken. */
export function TillForm({ isBusy, onOpen }: Props) {
  const [typed, setTyped] = useState('');
  useUnsavedChangesWarning(typed.trim() !== '');
  const cents = parseCents(typed);
  return (
    <form
      className="till-form"
      aria-label="Your till"
      onSubmit={(event) => {
        event.preventDefault();
        if (cents !== null && !isBusy) onOpen(cents);
      }}
    >
      <label>
        Cash in your till before the first sale
        <input
          inputMode="decimal"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: nothing else can be done here first
          autoFocus
          placeholder="50.00"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <button
        type="submit"
        className="answer-main"
        disabled={cents === null}
        aria-disabled={isBusy || undefined}
      >
        Open my till
      </button>
    </form>
  );
}
