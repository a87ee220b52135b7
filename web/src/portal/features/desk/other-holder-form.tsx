import type { HolderChange } from '@wine-walk/common/model/categories.ts';
import { personName } from '@wine-walk/common/model/fields/values.ts';
import { useState } from 'react';
import { useUnsavedChangesWarning } from '../../kit/forms/use-unsaved-changes-warning.ts';
import { holderChangeLabels } from '../../shared/tickets/holder-change-options.tsx';
import { texts } from '../../texts/texts.ts';
import type { OtherHolder } from './newcomers.ts';

const reasons = Object.entries(holderChangeLabels) as [HolderChange, string][];

/** Form for the name of a person who has the ticket of another holder; the reason submits it. */
export function OtherHolderForm({ onHolder }: { onHolder: (holder: OtherHolder) => void }) {
  const [typed, setTyped] = useState('');
  const fullName = typed.trim();
  useUnsavedChangesWarning(fullName !== '');
  return (
    <form
      className="till-form"
      aria-label={texts.desk.otherHolder.label}
      onSubmit={(event) => event.preventDefault()}
    >
      <label>
        {texts.desk.otherHolder.name}
        <input
          autoComplete="off"
          autoCapitalize="words"
          maxLength={200}
          // Focused because the user has just opened it.
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <fieldset className="answer-choice">
        <legend>{texts.desk.otherHolder.reason}</legend>
        {reasons.map(([holderChange, label]) => (
          <button
            key={holderChange}
            type="button"
            disabled={!personName.safeParse(fullName).success}
            onClick={() => onHolder({ fullName, holderChange })}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </form>
  );
}

interface NameOnPaperProps {
  value: string;
  onChange: (name: string) => void;
}

/** Field for the name of a person whose ticket has no holder on record. */
export function NameOnPaper({ value, onChange }: NameOnPaperProps) {
  useUnsavedChangesWarning(value.trim() !== '');
  return (
    <label className="till-form">
      {texts.desk.nameOnPaper}
      <input
        autoComplete="off"
        autoCapitalize="words"
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
