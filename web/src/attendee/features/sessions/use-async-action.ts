import { useState } from 'react';
import { useSessionTexts } from '../../../i18n/session-texts.ts';
import { withRequestId } from './failure-code.ts';

interface Task {
  isWorking: boolean;
  /** What to tell; empty where nothing went wrong. */
  error: string;
  setError: (message: string) => void;
  /** Does it once at a time; what goes wrong is told in the words of `explain`. */
  run: (work: () => Promise<void>) => Promise<void>;
}

/** One thing that a form does with the server. */
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
