import { z } from 'zod';
import { businessContact, businessDocument, businessFacts } from '../model/businesses.ts';
import { businessCategory, stampMotif } from '../model/categories.ts';
import {
  documentId,
  inEachLanguage,
  latitude,
  line,
  longitude,
  optionalVersion,
  paragraph,
  pictureUrl,
  requiredLine,
} from '../model/fields/values.ts';
import { endpoint } from './contract/endpoint.ts';
import { takesBack } from './contract/takes-back.ts';

export const adminBusiness = businessDocument.extend({ id: z.string() });

export type AdminBusiness = z.infer<typeof adminBusiness>;

/** Rating from 0 to 5 in steps of 0.1 (specification, section 9). */
export const rating = z
  .number('enter-rating-from-0-5')
  .min(0, 'enter-rating-0-or-more')
  .max(5, 'enter-rating-5-or-less')
  .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, 'use-steps-0-1');

export const businessBody = z.strictObject({
  name: requiredLine(200),
  description: paragraph(2000).optional().default(''),
  /** Unchanged if omitted, as all optional fields without a default; a new business gets those of `newBusinessDetails`. */
  descriptionIn: inEachLanguage(paragraph(2000)).optional(),
  address: requiredLine(300),
  latitude,
  longitude,
  imageUrl: pictureUrl.optional().default(''),
  imageAlt: line(200).optional(),
  imageAltIn: inEachLanguage(line(200)).optional(),
  category: businessCategory,
  stampMotif: stampMotif.optional(),
  rating: rating.optional().default(0),
  isActive: z.boolean().optional().default(true),
  hasSpecialReward: z.boolean().optional(),
  rewardDescription: line(300).optional(),
  rewardDescriptionIn: inEachLanguage(line(300)).optional(),
  facts: z.strictObject(businessFacts.shape).optional(),
  contact: z.strictObject(businessContact.shape).optional(),
  /**
   * Events with a business list that it is part of. Unchanged if omitted; a new business then joins the
   * active events that accept new businesses and have not ended. Events without a list include every active
   * business anyway.
   */
  eventIds: z.array(documentId).max(200).optional(),
});

export const listAdminBusinesses = endpoint({
  method: 'GET',
  path: '/api/admin/businesses',
  access: 'account',
  summary: 'Lists all businesses by name.',
  output: z.array(adminBusiness),
  problems: [],
});

export const createBusiness = endpoint({
  method: 'POST',
  path: '/api/admin/businesses',
  access: 'admin',
  summary: 'Creates a business with its own venue code and PIN.',
  body: takesBack(businessBody, adminBusiness),
  output: adminBusiness,
  problems: ['events-gone'],
  idempotent: true,
});

/** Business of a CSV file. */
export const importedBusiness = businessBody.omit({ eventIds: true });

export type ImportedBusiness = z.infer<typeof importedBusiness>;

/** Maximum number of businesses of one import, which is one commit. */
export const maxImportedBusinesses = 100;

export const importBusinesses = endpoint({
  method: 'POST',
  path: '/api/admin/businesses/import',
  access: 'admin',
  summary:
    'Creates up to 100 businesses in one step. Businesses with the same name at the same address or door are skipped.',
  body: z.strictObject({
    businesses: z
      .array(takesBack(importedBusiness, adminBusiness))
      .min(1)
      .max(maxImportedBusinesses),
    /** Events that the new businesses join, as in `createBusiness`. */
    eventIds: z.array(documentId).max(200).optional(),
  }),
  output: z.object({
    /** ID for the undo; null if all were there already. */
    changeId: z.string().nullable(),
    added: z.number().int(),
    /** Names of businesses that were there already. */
    present: z.array(z.string()),
  }),
  problems: ['events-gone'],
  idempotent: true,
  bodyLimit: 1_048_576,
});

export const renewVenueCode = endpoint({
  method: 'POST',
  path: '/api/admin/businesses/{id}/venue-code',
  access: 'admin',
  summary: 'Replaces the venue code and PIN of a business. Earlier posters become invalid.',
  params: z.object({ id: documentId }),
  body: z.strictObject({ version: optionalVersion }),
  output: adminBusiness,
  problems: ['business-gone', 'stale-edit'],
});

export const editBusiness = endpoint({
  method: 'PUT',
  path: '/api/admin/businesses/{id}',
  access: 'admin',
  summary: 'Edits a business. Its venue code stays the same.',
  params: z.object({ id: documentId }),
  body: takesBack(
    businessBody.extend({
      version: optionalVersion,
      /**
       * Value of `eventIds` when the editor loaded the form. Only differences from it are changed, since edits
       * of an event's list do not change the business's `version`.
       */
      seenEventIds: z.array(documentId).max(200).optional(),
    }),
    adminBusiness,
  ),
  output: adminBusiness,
  problems: ['business-gone', 'events-gone', 'list-replaced', 'stale-edit'],
});
