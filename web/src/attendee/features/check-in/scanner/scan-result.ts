import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';
import { parseVenueCode, type VenueCode } from '@wine-walk/common/rules/check-in/venue-code.ts';
import { ticketOfCode } from '@wine-walk/common/rules/tickets/ticket-entry.ts';

/** Kind of a scanned code that is not a venue code of this event. */
export type UnknownCodeKind = keyof AttendeeTexts['scanner']['notOurs'];

export type ScanResult =
  | { kind: 'venue'; venue: VenueCode }
  | { kind: 'unknown'; codeKind: UnknownCodeKind };

/** Prefixes of known kinds; the first match counts. */
const shapes: readonly (readonly [RegExp, UnknownCodeKind])[] = [
  [/^https?:\/\/[^/]+\/waiver\/\w+$/i, 'registration'],
  [/^(https?:\/\/|www\.)/i, 'web-address'],
  [/^wifi:/i, 'wifi'],
  [/^(begin:vcard|mecard:)/i, 'contact'],
  [/^(tel|sms|smsto):/i, 'phone'],
  [/^(mailto|matmsg):/i, 'email'],
  [/^ww\d{4}-/i, 'ticket'],
  [/^\d{8}$/, 'reward'],
];

/** Classifies a scanned text. `businessIds`: all businesses of the event. */
export function classifyScan(text: string, businessIds: ReadonlySet<string>): ScanResult {
  const venue = parseVenueCode(text);
  if (venue) {
    return businessIds.has(venue.businessId)
      ? { kind: 'venue', venue }
      : { kind: 'unknown', codeKind: 'other-walk' };
  }
  const trimmed = text.trim();
  const [, codeKind = 'text'] = shapes.find(([shape]) => shape.test(trimmed)) ?? [];
  // Printed tickets have a link.
  const isTicketLink = codeKind === 'web-address' && ticketOfCode(trimmed) !== null;
  return { kind: 'unknown', codeKind: isTicketLink ? 'ticket' : codeKind };
}

/** Classifies the codes of a camera frame. Prefers a venue code; undefined if no code is readable. */
export function classifyFrame(
  texts: readonly string[],
  businessIds: ReadonlySet<string>,
): ScanResult | undefined {
  const results = texts.filter(Boolean).map((text) => classifyScan(text, businessIds));
  return results.find(({ kind }) => kind === 'venue') ?? results[0];
}
