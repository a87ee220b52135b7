import { z } from 'zod';
import { documentId, requiredLine } from '../model/fields/values.ts';
import { businessOffer, offerDocument, pour } from '../model/offers.ts';
import { translatedLine } from '../model/organization.ts';
import { endpoint } from './contract/endpoint.ts';
import { takesBack } from './contract/takes-back.ts';

/** Maximum number of pours of a business at an event. */
export const maxPours = 12;

const pourBody = z.strictObject({
  ...pour.shape,
  wine: requiredLine(120),
  notesIn: translatedLine(200),
  bottleCents: z
    .number('enter-price')
    .int('price-decimals')
    .min(0, 'enter-price-0-or-more')
    .max(100_000_00, 'enter-at-most-100000')
    .nullable()
    .default(null),
});

/** Pours of an offer, as they are edited. */
export const poursBody = z.array(pourBody).max(maxPours, 'too-many-pours').default([]);

/** Offer of a business at an event, as staff edit it. */
export const offerBody = z.strictObject({
  ...businessOffer.shape,
  offeredIn: translatedLine(300),
  withoutAlcoholIn: translatedLine(300),
  foodIn: translatedLine(300),
  pours: poursBody,
});

/** Offer with the ID of its business. */
export const adminOffer = offerDocument.extend({ id: z.string() });

export type AdminOffer = z.infer<typeof adminOffer>;

export const saveOffer = endpoint({
  method: 'PUT',
  path: '/api/admin/events/{eventId}/offers/{businessId}',
  access: 'admin',
  summary:
    'Saves the hours, drinks and food of a business at one event. Other events and the business stay unchanged.',
  params: z.object({ eventId: documentId, businessId: documentId }),
  body: takesBack(
    offerBody.extend({
      /** 0 for the first offer of the business at this event. */
      version: z.number().int().min(0).optional(),
    }),
    adminOffer,
  ),
  output: adminOffer,
  problems: ['business-gone', 'event-gone', 'stale-edit'],
});
