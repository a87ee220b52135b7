import { z } from 'zod';
import { documentId } from '../model/values.ts';
import { endpoint } from './endpoint.ts';
import {
  linkEnd,
  linkList,
  linkPin,
  linkSecret,
  linkSession,
  staffLinkFields,
} from './staff-links.ts';

export const createShopLink = endpoint({
  method: 'POST',
  path: '/api/admin/shop-links',
  access: 'admin',
  summary: "Makes a business's private link and PIN for an event; an earlier one of it ends.",
  body: z.strictObject({ eventId: documentId, businessId: documentId }),
  output: staffLinkFields,
  problems: ['not-found', 'decided-against', 'idempotency-key-reused'],
  idempotent: true,
});

export const listShopLinks = linkList(
  '/api/admin/shop-links',
  "The businesses' links of an event, the newest first, with the phones that are in.",
);

export const endShopLink = linkEnd(
  '/api/admin/shop-links/{id}/end',
  "Ends a business's link and its sessions at once.",
);

export const joinShop = endpoint({
  method: 'POST',
  path: '/api/admin/shop-links/join',
  access: 'anyone',
  rate: { perMinute: 60, by: 'address' },
  summary: "Opens a business's own counter on a phone, by its link and PIN.",
  body: z.strictObject({ secret: linkSecret, pin: linkPin }),
  output: linkSession,
  problems: ['wrong-credentials', 'code-expired', 'too-many-requests'],
  idempotent: true,
});

export const readShopCounts = endpoint({
  method: 'GET',
  path: '/api/shop/counts',
  access: 'shop',
  summary: "A shop's own counts at its event: verified check-ins, and redemptions it made.",
  output: z.object({
    businessName: z.string(),
    eventName: z.string(),
    checkIns: z.number().int(),
    redemptions: z.number().int(),
    /** The rewards that it hands out, by name. */
    rewards: z.array(z.string()),
  }),
  problems: ['not-found'],
});
