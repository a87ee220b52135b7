import { createContext, use } from 'react';
import type { ToastOptions } from '../lib/toast-options.ts';
import type { Api } from './api-client.ts';

/** Functions by which an app calls the API and reports the result. */
export interface CallSetup {
  /** API client with the session of the app. */
  call: Api;
  showToast: (toast: ToastOptions) => void;
  /** Returns the toast of a failed call; `failure` names the failure. */
  failureToast: (error: Error, failure: string) => ToastOptions;
  /** True if the app shows the error itself, so that no toast repeats it. */
  isShown?: (error: Error) => boolean;
}

export const CallContext = createContext<CallSetup | null>(null);

/** Returns how the app around this component calls the API. */
export function useCallSetup(): CallSetup {
  const setup = use(CallContext);
  if (!setup) throw new Error('The API is called outside of CallContext.');
  return setup;
}
