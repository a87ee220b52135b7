import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';
import { useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { ApiError } from '../../../platform/api/api-errors.ts';

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
      setError(withRequestId(explain(cause), cause, app));
    } finally {
      setWorking(false);
    }
  }
  return { isWorking, error, setError, run };
}

/**
 * Returns the error code, such as the API's 'wrong-code' or Firebase's 'auth/invalid-email'; empty for other
 * errors.
 */
export function errorCode(error: unknown): string {
  if (error instanceof ApiError) return error.code;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}

/**
 * Returns the message; after a server error, with the request ID of the log entry for the attendee to report.
 */
export function withRequestId(
  message: string,
  error: unknown,
  { reference }: AttendeeTexts['app'],
): string {
  const isOurs = error instanceof ApiError && error.status >= 500 && error.requestId;
  return isOurs ? `${message} ${reference({ requestId: error.requestId })}` : message;
}

/** Returns the form's field `email`, trimmed. */
export function readEmailField(form: HTMLFormElement): string {
  const typed = new FormData(form).get('email');
  return typeof typed === 'string' ? typed.trim() : '';
}
