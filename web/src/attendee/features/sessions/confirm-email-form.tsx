import type { FormEvent } from 'react';
import { useSessionTexts } from '../../../i18n/session-texts.ts';
import { QuietBell } from '../../../ui/illustrations/quiet-bell.tsx';
import { readEmailField } from './read-email-field.ts';

interface Props {
  /** What was tried before, if anything: it is corrected, not typed anew. */
  tried: string;
  error: string;
  onConfirm: (email: string) => void;
}

/** The link was opened on another device than asked for it: which address is it of? */
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
