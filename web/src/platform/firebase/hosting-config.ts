interface HostingConfig {
  response: Response;
  /** Time of the request in epoch milliseconds. */
  sentAt: number;
}

let config: Promise<HostingConfig> | undefined;

/**
 * Requests the project's configuration from hosting, once, and again after a failure. attendee/app/main.ts
 * requests it early, before Firebase has loaded.
 */
export function fetchHostingConfig(): Promise<HostingConfig> {
  config ??= request();
  config.catch(() => {
    config = undefined;
  });
  return config;
}

async function request(): Promise<HostingConfig> {
  const sentAt = Date.now();
  // Bypasses the HTTP cache, whose Date header is outdated.
  return { sentAt, response: await fetch('/__/firebase/init.json', { cache: 'no-store' }) };
}
