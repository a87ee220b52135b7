import type { AppCheckMode } from '@wine-walk/common/api/contract/app-check.ts';
import type { Google } from '../google.ts';

/** Deployed app as the smoke test reaches it. */
export interface Target {
  project: string;
  /** URL of the app. */
  url: string;
  /** URL of the function without Hosting, with the path /api below it; undefined to test through Hosting only. */
  directUrl?: string;
  /** Web API key from Hosting. */
  apiKey: string;
  /** True for the emulators. */
  isLocal: boolean;
  /** Message with which the API refuses changes; undefined if it accepts them. */
  stopMessage?: string | undefined;
  /** Treatment of calls without an App Check token; off by default. */
  appCheck?: AppCheckMode;
  /** Token for the calls of the test; undefined without App Check. */
  appCheckToken?: string | undefined;
  /** Google's APIs; undefined for the emulators. */
  google?: Google;
  /** Recipient of the test mail, and how the reference in it is read; undefined to send none. */
  mail?: 'left out' | { to: string; readReference: (to: string) => Promise<string> } | undefined;
  /** Interval of waiting in milliseconds; 3 seconds by default. */
  pollMs?: number;
}

/** One assertion about a deployed app. `run` returns a note, or throws an error with the difference. */
export interface SmokeCheck {
  title: string;
  run(target: Target): Promise<string | undefined>;
}

/** Throws an error that names the difference unless both are equal. */
export function equal(what: string, found: unknown, expected: unknown): void {
  if (found !== expected)
    throw new Error(`${what} is ${String(found)}, expected ${String(expected)}`);
}
