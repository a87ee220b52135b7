import { z } from 'zod';

/*
 * Firestore documents are plain values in client and server code: instants are ISO strings, and Timestamps in Firestore
 * if the name of their field ends in `At` or `Time` (functions/src/firestore/converter.ts and
 * web/src/platform/live/converter.ts). `version` counts the edits by staff, for optimistic locking.
 */

/**
 * A moment: ISO 8601 in UTC with milliseconds, as `Date.prototype.toISOString` writes it. From 1970 to 2999:
 * Firestore refuses the year 0, and nobody means it.
 */
export const instant = z.iso
  .datetime({ precision: 3, error: 'Please enter a date and time.' })
  .refine((text) => text >= '1970' && text < '3000', 'Please enter a year from 1970 to 2999.');

export type Instant = z.infer<typeof instant>;

/**
 * A document id: what Firestore accepts, kept to letters, digits, `_` and `-`; at most 128 characters. It
 * keeps names such as `__x__` for itself.
 */
export const documentId = z
  .string()
  .regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, 'This is not a valid id.');

/** A ticket id as it is kept and printed: capitals, digits, `-` and `_`; 1 to 64. */
export const ticketIdPattern = /^[A-Z0-9][A-Z0-9_-]{0,63}$/;

/** Degrees north, WGS 84, -90 to 90. */
export const latitude = z
  .number('Latitude is a number of degrees.')
  .min(-90, 'Latitude is at least -90.')
  .max(90, 'Latitude is at most 90.');

/** Degrees east, WGS 84, -180 to 180. */
export const longitude = z
  .number('Longitude is a number of degrees.')
  .min(-180, 'Longitude is at least -180.')
  .max(180, 'Longitude is at most 180.');

const lineOf = (text: z.ZodString, maxLength: number) =>
  text
    .trim()
    .max(maxLength, `Use at most ${maxLength} characters.`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused; other engines know no \p{Cc}.
    .regex(/^[^\x00-\x1f\x7f-\x9f]*$/, 'Please remove line breaks and control characters.');

/** Text of one line as somebody typed it: trimmed, without control characters. */
export const typedLine = (maxLength: number) => lineOf(z.string('Please fill this in.'), maxLength);

/*
 * What comes along with a name or a number that is copied from a contact, a chat or a page: nobody sees it, so nobody can
 * be asked to take it out, and it is no part of what was meant.
 */

/** Marks that turn the text around them, in a list or on a print beyond the name they stand in. */
export const turningMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** They end a line, and no field of one line shows them. */
const lineEnds = /[\u2028\u2029]/g;

/** The text as it was meant. */
export const withoutPastedMarks = (text: string) =>
  text.replace(turningMarks, '').replace(lineEnds, ' ');

/** Text of one line: as `typedLine`, and without marks that would turn what stands beside it. */
export const line = (maxLength: number) =>
  lineOf(z.string('Please fill this in.').overwrite(withoutPastedMarks), maxLength);

/** Text of one line that must say something. */
export const requiredLine = (maxLength: number) => line(maxLength).min(1, 'Please fill this in.');

/** Text that may have several lines. */
export const paragraph = (maxLength: number) =>
  z
    .string('Please fill this in.')
    .trim()
    .max(maxLength, `Use at most ${maxLength} characters.`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: as above, but for line breaks and tabs.
    .regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]*$/, 'Please remove control characters.');

/** An email address, trimmed and in lower case, so that one person has one spelling. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('Please enter a valid email address.'));

/** A web address that is safe to load: https only; empty where there is none. */
export const httpsUrl = z
  .string()
  .trim()
  .max(2048)
  .refine(
    (text) => text === '' || isHttps(text),
    'Please enter an address that starts with https://.',
  );

const ownPicture = /^\/pictures\/[a-z0-9-]{1,80}\.svg$/;

/** A picture's address: https, or a picture that the app itself serves; empty where there is none. */
export const pictureUrl = z
  .string()
  .trim()
  .max(2048)
  .refine(
    (text) => text === '' || ownPicture.test(text) || isHttps(text),
    'Please enter an address that starts with https://.',
  );

function isHttps(text: string): boolean {
  try {
    return new URL(text).protocol === 'https:';
  } catch {
    return false;
  }
}

/** An IANA time zone name the runtime knows, such as `America/New_York`. */
export const timeZone = z.string().refine(isTimeZone, 'Please choose a time zone.');

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // Some runtimes take `+05:00` as well, which knows no daylight saving.
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/** Version that an edit is based on. Without it, the edit is saved whatever was saved since. */
export const optionalVersion = z.number().int().min(1).optional();

/** ID of a document that is composed of other IDs: of a check-in, a claim, an offline conflict. */
export const compositeId = z
  .string()
  .regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,400}$/, 'This is not a valid id.');

/** An amount of money: whole cents, and the currency's ISO 4217 code. */
export const money = z.object({ amountCents: z.number().int().min(0), currency: z.string() });

export type Money = z.infer<typeof money>;
