let asked: Promise<Response> | undefined;

/**
 * Hosting's word on the project that this page belongs to; asked for once, and again where that failed. The page's first
 * module asks for it where Firebase will be needed (app/main.ts), before Firebase is here.
 */
export function fetchHostingConfig(): Promise<Response> {
  // Past the browser's own copy, which tells the time at which it was made.
  asked ??= fetch('/__/firebase/init.json', { cache: 'no-store' });
  asked.catch(() => {
    asked = undefined;
  });
  return asked;
}
