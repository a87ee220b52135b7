/** Content of a poster's QR code: business and code, as a URL that opens the app. */
export interface VenueCode {
  businessId: string;
  code: string;
}

const shape = /^([A-Za-z0-9_-]{1,128})\.([A-Z0-9]{6,32})$/;

/**
 * Returns the text of a poster's QR code. `origin`: origin of the app, such as `https://walk.example.org`.
 */
export function venueCodeText(venue: VenueCode, origin: string): string {
  return `${origin}/?venue=${venue.businessId}.${venue.code}`;
}

/** Parses a scanned text; undefined for anything but a venue code. */
export function parseVenueCode(text: string): VenueCode | undefined {
  if (!URL.canParse(text)) return undefined;
  const match = shape.exec(new URL(text).searchParams.get('venue') ?? '');
  if (!match) return undefined;
  const [, businessId = '', code = ''] = match;
  return { businessId, code };
}

/** True if the code is a PIN of six digits, which can be guessed. */
export function isVenuePin(code: string): boolean {
  return /^\d{6}$/.test(code);
}
