import type { FormEvent } from 'react';
import { useSessionTexts } from '../../../i18n/session-texts.ts';
import { QuietBell } from '../../../ui/illustrations/quiet-bell.tsx';
import { readEmailField } from './read-email-field.ts';

interface Props {
  /** Email of the previous attempt, prefilled for correction; empty at first. */
  tried: string;
  error: string;
  onConfirm: (email: string) => void;
}

/**
 * Form for the link's email, shown if the link was opened on a different device than the one that requested
 * it.
 */
export function ConfirmEmailForm({ tried, error, onConfirm }: Props) {
  const { complete, signIn } = useSessionTexts();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = readEmailField(event.currentTarget);
    if (email) onConfirm(email);
  }
  return (
    <main className="session-page">
      <form className="session-form" onSubmit={submit}>
        <QuietBell />
        <h1>{complete.askTitle}</h1>
        <p>{complete.ask}</p>
        <label htmlFor="confirm-email">{signIn.email}</label>
        <input
          id="confirm-email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={tried}
          required
          aria-invalid={error !== ''}
          aria-describedby="confirm-error"
        />
        <p id="confirm-error" className="session-error" role="alert">
          {error}
        </p>
        <button type="submit" className="session-main">
          {complete.confirm}
        </button>
      </form>
    </main>
  );
}
