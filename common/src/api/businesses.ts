import { z } from 'zod';
import { businessDocument, businessFacts } from '../model/businesses.ts';
import { businessCategory } from '../model/categories.ts';
import {
  documentId,
  latitude,
  line,
  longitude,
  optionalVersion,
  paragraph,
  pictureUrl,
  requiredLine,
} from '../model/values.ts';
import { endpoint } from './endpoint.ts';

export const adminBusiness = businessDocument.extend({ id: z.string() });

export type AdminBusiness = z.infer<typeof adminBusiness>;

/** 0 to 5 in steps of 0.1 (specification, section 9). */
export const rating = z
  .number('A rating is a number from 0 to 5.')
  .min(0, 'A rating is at least 0.')
  .max(5, 'A rating is at most 5.')
  .refine(
    (value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9,
    'A rating goes in steps of 0.1.',
  );

export const businessBody = z.strictObject({
  name: requiredLine(200),
  description: paragraph(2000).optional().default(''),
  address: requiredLine(300),
  latitude,
  longitude,
  imageUrl: pictureUrl.optional().default(''),
  category: businessCategory,
  rating: rating.optional().default(0),
  isActive: z.boolean().optional().default(true),
  hasSpecialReward: z.boolean().optional().default(false),
  rewardDescription: line(300).optional().default(''),
  /** Left out: as they are; of a new one, nothing said. */
  facts: z.strictObject(businessFacts.shape).optional(),
  /**
   * The events with a list of their own that it takes part in; left out: as it is (a new one joins the
   * active events that take new businesses and are not over). An event without a list takes every active business, named here or not.
   */
  eventIds: z.array(documentId).max(200).optional(),
});

export const listAdminBusinesses = endpoint({
  method: 'GET',
  path: '/api/admin/businesses',
  access: 'desk',
  summary: 'All businesses, by name.',
  output: z.array(adminBusiness),
  problems: [],
});

export const createBusiness = endpoint({
  method: 'POST',
  path: '/api/admin/businesses',
  access: 'admin',
  summary: 'Creates a business, with a venue code and PIN of its own.',
  body: businessBody,
  output: adminBusiness,
  problems: ['not-found'],
  idempotent: true,
});

export const renewVenueCode = endpoint({
  method: 'POST',
  path: '/api/admin/businesses/{id}/venue-code',
  access: 'admin',
  summary: 'Gives a business another venue code and PIN: its posters until now are void.',
  params: z.object({ id: documentId }),
  body: z.strictObject({ version: optionalVersion }),
  output: adminBusiness,
  problems: ['not-found', 'stale-edit'],
});

export const editBusiness = endpoint({
  method: 'PUT',
  path: '/api/admin/businesses/{id}',
  access: 'admin',
  summary: 'Edits a business; its venue code stays.',
  params: z.object({ id: documentId }),
  body: businessBody.extend({
    version: optionalVersion,
    /**
     * In which events the editor saw it take part. With it, only where `eventIds` differs from it is changed:
     * an edit of an event's list is none of the business, so that `version` does not tell of it.
     */
    seenEventIds: z.array(documentId).max(200).optional(),
  }),
  output: adminBusiness,
  problems: ['not-found', 'stale-edit'],
});
