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
  /** True if pages load reCAPTCHA for App Check. */
  hasAppCheck?: boolean;
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
