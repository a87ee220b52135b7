import { useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { errorMessage, type OwnMessages } from '../../../shared/error-message.ts';

interface Task {
  isWorking: boolean;
  /** Error message; empty if there is none. */
  error: string;
  setError: (message: string) => void;
  /** Runs one task at a time. */
  run: (work: () => Promise<void>) => Promise<void>;
}

/** Runs a form's server request and tracks its state. `own`: messages of its failures. */
export function useAsyncAction(own: OwnMessages): Task {
  const app = useTexts('app');
  const [isWorking, setWorking] = useState(false);
  const [error, setError] = useState('');
  async function run(work: () => Promise<void>) {
    if (isWorking) return;
    setError('');
    setWorking(true);
    try {
      await work();
    } catch (cause) {
      setError(errorMessage(cause, { own, problems: app }));
    } finally {
      setWorking(false);
    }
  }
  return { isWorking, error, setError, run };
}

/** Returns the form's field `email`, trimmed. */
export function readEmailField(form: HTMLFormElement): string {
  const typed = new FormData(form).get('email');
  return typeof typed === 'string' ? typed.trim() : '';
}
