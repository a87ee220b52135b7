/** What a poster's QR holds: the business and its code, as an address that also opens the app. */
export interface VenueCode {
  businessId: string;
  code: string;
}

const shape = /^([A-Za-z0-9_-]{1,128})\.([A-Z0-9]{6,32})$/;

/** The text of a poster's QR. `origin`: where the app is served, such as `https://walk.example.org`. */
export function venueCodeText(venue: VenueCode, origin: string): string {
  return `${origin}/?venue=${venue.businessId}.${venue.code}`;
}

/** Reads a scanned text; undefined for anything but a venue code (a ticket, a shop's own QR). */
export function parseVenueCode(text: string): VenueCode | undefined {
  if (!URL.canParse(text)) return undefined;
  const match = shape.exec(new URL(text).searchParams.get('venue') ?? '');
  if (!match) return undefined;
  const [, businessId = '', code = ''] = match;
  return { businessId, code };
}

/** Whether a code is of the kind that people type: six digits, which can be guessed. */
export function isVenuePin(code: string): boolean {
  return /^\d{6}$/.test(code);
}
