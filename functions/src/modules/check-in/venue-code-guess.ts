import { timingSafeEqual } from 'node:crypto';
import { type BusinessDocument } from '@wine-walk/common/model/businesses.ts';
import { isVenuePin } from '@wine-walk/common/rules/check-in/venue-code.ts';
import { type GuardedGuess, rateLimit, readGuessGuard } from '../../firestore/rate-limits.ts';

/** What guards the venue code that somebody sends: counted by person, and a PIN by business as well. */
export function guardVenueCodeGuess(
  code: string,
  participantId: string,
  businessId: string,
  now: number,
): Promise<GuardedGuess> {
  const ofPerson = rateLimit('venueCodePerParticipant', participantId);
  const ofBusiness = rateLimit('venuePinPerBusiness', businessId);
  return readGuessGuard(isVenuePin(code) ? [ofPerson, ofBusiness] : [ofPerson], now);
}

/** Whether this is the code of a business's poster, or the PIN under it. */
export function isVenueCodeOf(
  business: Pick<BusinessDocument, 'venueCode' | 'venuePin'>,
  code: string,
): boolean {
  const sent = Buffer.from(code);
  return [business.venueCode, business.venuePin].some((known) => {
    const expected = Buffer.from(known);
    return expected.length === sent.length && timingSafeEqual(expected, sent);
  });
}
