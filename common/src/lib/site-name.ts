/** Returns the host name of a web page without `www.`, such as `eventbrite.com`; empty for an empty address. */
export function siteName(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
}
