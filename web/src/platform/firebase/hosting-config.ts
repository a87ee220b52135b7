let response: Promise<Response> | undefined;

/**
 * Requests the project's configuration from hosting, once, and again after a failure. attendee/app/main.ts
 * requests it early, before Firebase has loaded.
 */
export function fetchHostingConfig(): Promise<Response> {
  // Bypasses the HTTP cache, whose Date header is outdated.
  response ??= fetch('/__/firebase/init.json', { cache: 'no-store' });
  response.catch(() => {
    response = undefined;
  });
  return response;
}
