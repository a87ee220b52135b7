import { parseVenueCode, type VenueCode } from '@wine-walk/common/rules/check-in/venue-code.ts';
import type { ScannerTexts } from '../../../../i18n/en/scanner.ts';

/** What a code is that is none of this walk's venue codes. */
export type UnknownCodeKind = keyof ScannerTexts['notOurs'];

export type ScanResult =
  | { kind: 'venue'; venue: VenueCode }
  | { kind: 'foreign'; is: UnknownCodeKind };

/** By how such texts begin; the first that fits. */
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

/** What one scanned text is. `businessIds`: of all businesses that take part in this walk. */
export function classifyScan(text: string, businessIds: ReadonlySet<string>): ScanResult {
  const venue = parseVenueCode(text);
  if (venue) {
    return businessIds.has(venue.businessId)
      ? { kind: 'venue', venue }
      : { kind: 'foreign', is: 'other-walk' };
  }
  const trimmed = text.trim();
  const [, is] = shapes.find(([shape]) => shape.test(trimmed)) ?? [];
  return { kind: 'foreign', is: is ?? 'text' };
}

/** What a picture shows: a venue code where there is one among others, undefined for nothing readable. */
export function classifyFrame(
  texts: readonly string[],
  businessIds: ReadonlySet<string>,
): ScanResult | undefined {
  const results = texts.filter(Boolean).map((text) => classifyScan(text, businessIds));
  return results.find(({ kind }) => kind === 'venue') ?? results[0];
}
