import { useState } from 'react';
import { useSessionTexts } from '../../../i18n/session-texts.ts';
import { withRequestId } from './failure-code.ts';

interface Task {
  isWorking: boolean;
  /** Error message; empty if there is none. */
  error: string;
  setError: (message: string) => void;
  /** Runs one task at a time; `explain` turns an error into the message. */
  run: (work: () => Promise<void>) => Promise<void>;
}

/** Runs a form's server request and tracks its state. */
export function useAsyncAction(explain: (cause: unknown) => string): Task {
  const texts = useSessionTexts();
  const [isWorking, setWorking] = useState(false);
  const [error, setError] = useState('');
  async function run(work: () => Promise<void>) {
    if (isWorking) return;
    setError('');
    setWorking(true);
    try {
      await work();
    } catch (cause) {
      setError(withRequestId(explain(cause), cause, texts));
    } finally {
      setWorking(false);
    }
  }
  return { isWorking, error, setError, run };
}
