import { z } from 'zod';
import { byLanguage } from '../languages.ts';

/*
 * Firestore documents are plain values in client and server code: instants are ISO strings, and Timestamps in Firestore
 * if the name of their field ends in `At` or `Time` (functions/src/firestore/converter.ts and
 * web/src/platform/live/firestore-listeners.ts). `version` counts the edits by staff, for optimistic locking.
 */

/**
 * Instant as ISO 8601 in UTC with milliseconds, as `Date.prototype.toISOString` returns it. From 1970 to
 * 2999: Firestore rejects the year 0, and other years are typing errors.
 */
export const instant = z.iso
  .datetime({ precision: 3, error: 'enter-date-and-time' })
  .refine((text) => text >= '1970' && text < '3000', 'enter-year');

export type Instant = z.infer<typeof instant>;

/** Last valid instant. */
export const latestInstant: Instant = '2999-12-31T23:59:59.999Z';

/**
 * Document ID: letters, digits, `_` and `-`, at most 128 characters. Firestore reserves names such as
 * `__x__`.
 */
export const documentId = z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, 'id-not-valid');

/** Ticket ID as stored and printed: capitals, digits, `-` and `_`; 1 to 64. */
export const ticketIdPattern = /^[A-Z0-9][A-Z0-9_-]{0,63}$/;

/** Degrees north, WGS 84, -90 to 90. */
export const latitude = z
  .number('enter-latitude-degrees')
  .min(-90, 'latitude-too-low')
  .max(90, 'latitude-too-high');

/** Degrees east, WGS 84, -180 to 180. */
export const longitude = z
  .number('enter-longitude-degrees')
  .min(-180, 'longitude-too-low')
  .max(180, 'longitude-too-high');

/** A text over its maximum length is checked no further, since later checks may take long for it. */
const tooLong = { error: 'too-long', abort: true } as const;

const lineOf = (text: z.ZodString, maxLength: number) =>
  text
    .trim()
    .max(maxLength, tooLong)
    // Control characters are refused; other engines lack \p{Cc}.
    .regex(/^[^\x00-\x1f\x7f-\x9f]*$/, 'remove-line-breaks');

/** Line of text as typed: trimmed, without control characters. */
export const typedLine = (maxLength: number) => lineOf(z.string('required'), maxLength);

/*
 * Invisible marks that come with a name or number copied from a contact, a chat or a page. They are removed:
 * users cannot see them.
 */

/** Marks that change the direction of the surrounding text, even beyond their own line. */
export const turningMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Line separators, which single-line fields do not show. */
const lineEnds = /[\u2028\u2029]/g;

/** Returns the text without such marks. */
export const withoutPastedMarks = (text: string) =>
  text.replace(turningMarks, '').replace(lineEnds, ' ');

/** Line of text: as `typedLine`, and without marks that change the surrounding text. */
export const line = (maxLength: number) =>
  lineOf(z.string('required').overwrite(withoutPastedMarks), maxLength);

/** Line of text that must not be empty. */
export const requiredLine = (maxLength: number) => line(maxLength).min(1, 'required');

/** Letter or digit. Fillers of Hangul are letters that do not show. */
const letterOrDigit = /(?![\u115f\u1160\u3164\uffa0])[\p{L}\p{N}]/u;

/** Name that people sign with or are found by: text of punctuation or invisible characters is none. */
export const requiredName = (maxLength: number) =>
  line(maxLength)
    .min(1, { error: 'required', abort: true })
    .refine((name) => letterOrDigit.test(name), 'required');

/** Links as people type them. A name that is one would be sent on in mails. */
const linkStart = /[a-z\d+.-]:\/\/|\bwww\.|\bmailto:/i;

/** Name of a person, which must not be empty and is no link. */
export const personName = requiredName(200).refine((name) => !linkStart.test(name), 'name-is-link');

/** Text with line breaks. */
export const paragraph = (maxLength: number) =>
  z
    .string('required')
    .trim()
    .max(maxLength, tooLong)
    // As above, but for line breaks and tabs.
    .regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]*$/, 'remove-control-characters');

/** Text in each language. All are required, so that a client that does not know one does not clear it. */
export const inEachLanguage = <T extends z.ZodType>(text: T) =>
  z.strictObject(byLanguage(() => text));

/** Phone number as people write it. Only people read it, so that a number of any country is accepted. */
export const phone = line(60);

/** Phone number that a link calls: three digits or more. */
export const phoneToCall = phone.refine(
  (text) => text === '' || text.replace(/\D/g, '').length >= 3,
  'enter-phone-number',
);

/** Address that browsers accept (https://html.spec.whatwg.org/#valid-e-mail-address), with a domain that has a dot. */
const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;

/** Email, trimmed, in lower case and with an ASCII domain, so that each has one spelling. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, tooLong)
  .overwrite(withAsciiDomain)
  .max(254, tooLong)
  .pipe(z.email({ pattern: emailPattern, error: 'enter-email' }));

/** 'ana@b\u00fccher.example' → 'ana@xn--bcher-kva.example', as browsers and mail servers send it. */
function withAsciiDomain(address: string): string {
  const [local, domain, ...others] = address.split('@');
  if (!domain || others.length > 0) return address;
  if (!/[^\x00-\x7f]/.test(domain) || /[\s\p{Cc}/\\?#:]/u.test(domain)) return address;
  return URL.canParse(`https://${domain}`)
    ? `${local}@${new URL(`https://${domain}`).hostname}`
    : address;
}

/** URL that is safe to load: https only; empty for none. */
export const httpsUrl = z
  .string()
  .trim()
  .max(2048, tooLong)
  .refine((text) => text === '' || isHttps(text), 'enter-web-address');

/** Path of an uploaded picture (api/images.ts). */
const uploadedPicturePath = /^\/api\/images\/[0-9a-f]{40}$/;

const demoPicturePath = /^\/pictures\/[a-z0-9-]{1,80}\.svg$/;

/** URL of an image: https, or a path of an image that the app serves; empty for none. */
export const pictureUrl = z
  .string()
  .trim()
  .max(2048, tooLong)
  .refine(
    (text) =>
      text === '' || demoPicturePath.test(text) || uploadedPicturePath.test(text) || isHttps(text),
    'enter-web-address',
  );

/** Path of an image that the app serves, so that no other server learns who sees it; empty for none. */
export const ownPictureUrl = z
  .string()
  .refine(
    (text) => text === '' || demoPicturePath.test(text) || uploadedPicturePath.test(text),
    'upload-picture-here',
  );

function isHttps(text: string): boolean {
  try {
    return new URL(text).protocol === 'https:';
  } catch {
    return false;
  }
}

/** IANA time zone name known to the runtime, such as `America/New_York`. */
export const timeZone = z.string().refine(isTimeZone, 'choose-time-zone');

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat(undefined, { timeZone: name });
    // Some runtimes also accept `+05:00`, which has no daylight saving time.
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/** Version that an edit is based on. Without it, the edit is saved over any later version. */
export const optionalVersion = z.number().int().min(1).optional();

/** ID of a document that is composed of other IDs: of a check-in, a claim, an offline conflict. */
export const compositeId = z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,400}$/, 'id-not-valid');

/** Amount of money in whole cents, with the currency's ISO 4217 code. */
export const money = z.object({ amountCents: z.number().int().min(0), currency: z.string() });

export type Money = z.infer<typeof money>;

/**
 * Ticket ID as typed, trimmed and in capitals; empty for none. The server also finds it without separators and with
 * look-alike letters (rules/tickets/ticket-entry.ts).
 */
export const typedTicketId = z
  .string()
  .trim()
  .toUpperCase()
  .max(64, { error: 'ticket-id-too-long', abort: true });

const ticketIdMissing = 'ticket-id-required';

/** Required ticket ID. Text without a letter or digit, such as a zero-width space, names no ticket. */
export const ticketId = typedTicketId
  .min(1, ticketIdMissing)
  .refine((id) => letterOrDigit.test(id), ticketIdMissing);

/** Amount of a ticket price, in cents. Sums of amounts must remain safe integers. */
export const ticketPriceCents = z
  .number('enter-amount')
  .int('enter-whole-cents')
  .min(0, 'enter-0-or-more')
  .max(100_000_00, 'enter-at-most-100000');
