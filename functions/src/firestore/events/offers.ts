import { type OfferDocument, offerDocument } from '@wine-walk/common/model/offers.ts';
import { documentPaths } from '../paths.ts';
import { readQuery } from '../query.ts';
import type { Stored } from '../read.ts';

/** Returns the offers that staff saved for an event; the ID of each is that of its business. */
export function readOffers(eventId: string): Promise<Stored<OfferDocument>[]> {
  return readQuery(documentPaths.offers(eventId), offerDocument);
}
