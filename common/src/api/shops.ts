import { z } from 'zod';
import { agreementSignatureDocument } from '../model/agreements.ts';
import { businessContact } from '../model/businesses.ts';
import { businessStatus } from '../model/categories.ts';
import { documentId, instant } from '../model/fields/values.ts';
import { imageDocument, maxImageBytes } from '../model/images.ts';
import {
  maxBottles,
  shopPageDocument,
  shopPageFields,
  shopPageParts,
  translatedShopTexts,
} from '../model/shop-pages.ts';
import { endpoint } from './contract/endpoint.ts';
import { takesBack } from './contract/takes-back.ts';
import { poursBody } from './offers.ts';
import { linkSecret } from './staff/staff.ts';

const bySecret = z.object({ secret: linkSecret });

/** Requests of the shops behind one address, such as at a meeting; the secret of a link has 100 random bits. */
export const linkRate = { perMinute: 240, by: 'address' } as const;

const bottles = z
  .number('enter-whole-number')
  .int('enter-whole-number')
  .min(0, 'enter-0-or-more')
  .max(maxBottles, 'enter-at-most-10000-bottles')
  .nullable();

/** Page of a shop, as it is edited. */
export const shopPageBody = z.strictObject({
  ...shopPageFields.shape,
  pours: poursBody,
  contact: z.strictObject(businessContact.pick({ person: true, phone: true, email: true }).shape),
  bottles,
});

/** Signature of a shop under the participation agreement. */
const signature = agreementSignatureDocument.pick({ version: true, name: true, signedAt: true });

/** Shop at the walk that its event was copied from. */
export const lastWalk = z.object({
  eventName: z.string(),
  /** Stops; null if they are hidden. */
  visits: z.number().int().nullable(),
  /** Bottles in stock before the walk; null if the shop counted none. */
  bottles: z.number().int().nullable(),
  openedBottles: z.number().int(),
});

export type LastWalk = z.infer<typeof lastWalk>;

/** Page of a shop, as its link shows it. */
export const shopPage = z.object({
  businessName: z.string(),
  eventId: z.string(),
  eventName: z.string(),
  startTime: instant,
  endTime: instant,
  timeZone: z.string(),
  currency: z.string(),
  opensAt: instant,
  editUntil: instant,
  counterFrom: instant,
  counterUntil: instant,
  fields: shopPageFields,
  /** Picture that attendees see now; empty for none. */
  imageUrl: z.string(),
  missing: z.array(z.enum(shopPageParts)),
  /** Texts whose translations a change removes. */
  translated: z.array(z.enum(translatedShopTexts)),
  bottles: z.number().int().nullable(),
  /** Null if the event is no copy, or the shop was not at that walk. */
  lastWalk: lastWalk.nullable(),
  /** `new`: the shop has not sent anything yet. */
  state: z.enum(['new', ...shopPageDocument.shape.state.options]),
  savedAt: instant.nullable(),
  /** True if an admin approves changes before attendees see them. */
  needsApproval: z.boolean(),
  /** Participation agreement that the shop is asked to sign; null if the organization has none. */
  agreement: z
    .object({
      /** ID of the current agreement. */
      id: z.string(),
      /** Signature of the shop under it; null without one. */
      signed: signature.nullable(),
      /** Time of the latest signature under an earlier agreement; null without one. */
      signedEarlierAt: instant.nullable(),
    })
    .nullable(),
  /** 0 before the first save. */
  version: z.number().int(),
});

export type ShopPage = z.infer<typeof shopPage>;

export const linkProblems = ['link-ended', 'shop-link-early', 'shop-gone', 'shop-left'] as const;

export const readShopPage = endpoint({
  method: 'GET',
  path: '/api/shop-pages/{secret}',
  access: 'anyone',
  rate: linkRate,
  summary: 'Returns the page of the shop and event of a link, from 60 days before the event.',
  params: bySecret,
  output: shopPage,
  problems: linkProblems,
});

export const saveShopPage = endpoint({
  method: 'PUT',
  path: '/api/shop-pages/{secret}',
  access: 'anyone',
  rate: linkRate,
  summary:
    'Saves the page of the shop of a link until its event ends. Attendees see it when an admin approves it, or at once if the organization needs no approval.',
  params: bySecret,
  body: takesBack(shopPageBody.extend({ version: z.number().int().min(0) }), shopPage),
  output: shopPage,
  problems: [...linkProblems, 'shop-page-closed', 'stale-edit'],
});

export const addShopPicture = endpoint({
  method: 'POST',
  path: '/api/shop-pages/{secret}/picture',
  access: 'anyone',
  rate: linkRate,
  bodyLimit: maxImageBytes * 1.5,
  summary:
    'Stores a JPEG, PNG or WebP picture of up to 200 KB for the page of a shop. Attendees see it with the saved page only.',
  params: bySecret,
  body: z.strictObject({ data: z.base64('not-base64').min(1, 'choose-picture') }),
  output: imageDocument
    .pick({ width: true, height: true })
    .extend({ id: z.string(), url: z.string() }),
  problems: [
    ...linkProblems,
    'not-a-picture',
    'picture-too-large',
    'picture-too-wide',
    'shop-page-closed',
    'too-many-attempts',
  ],
});

const byEvent = z.object({ id: documentId });

/** Shop of an event in the list of its coordinator. */
export const listedShop = z.object({
  businessId: z.string(),
  name: z.string(),
  /** Present link; null without one. */
  link: z.object({ id: z.string(), path: z.string(), pin: z.string() }).nullable(),
  state: shopPage.shape.state,
  savedAt: instant.nullable(),
  missing: z.array(z.enum(shopPageParts)),
  /** Signature under the current agreement; null without one. */
  signed: signature.nullable(),
  /** Fields as attendees see them, and as the shop changed them; null unless the change waits for approval. */
  waiting: z
    .object({
      before: shopPageFields,
      after: shopPageFields,
      /** Texts whose translations the approval removes. */
      losesTranslations: z.array(z.enum(translatedShopTexts)),
    })
    .nullable(),
  bottles: z.number().int().nullable(),
  lastWalk: shopPage.shape.lastWalk,
  version: z.number().int(),
});

export type ListedShop = z.infer<typeof listedShop>;

export const listShopPages = endpoint({
  method: 'GET',
  path: '/api/admin/events/{id}/shop-pages',
  access: 'admin',
  summary:
    'Lists the shops of an event with their links, what waits for approval, and what is missing.',
  params: byEvent,
  output: z.object({ shops: z.array(listedShop), needsApproval: z.boolean() }),
  problems: ['event-gone'],
});

export const createShopLinks = endpoint({
  method: 'POST',
  path: '/api/admin/events/{id}/shop-pages/links',
  access: 'admin',
  summary: 'Creates the links of all shops of an event that have none. Present links stay.',
  params: byEvent,
  output: z.object({ created: z.number().int() }),
  problems: ['event-ended', 'event-gone'],
});

export const mailShopLinks = endpoint({
  method: 'POST',
  path: '/api/admin/events/{id}/shop-pages/mails',
  access: 'admin',
  rate: { perMinute: 10, by: 'caller' },
  summary:
    'Mails their links to the shops of an event that have a link and an email: to all once each, or to those whose pages lack something, at most once a day. Audited with the number.',
  params: byEvent,
  body: z.strictObject({ to: z.enum(['all', 'late']) }),
  output: z.object({
    /** Number of new mails. */
    queued: z.number().int(),
    /** Names of shops that cannot be mailed. */
    withoutEmail: z.array(z.string()),
  }),
  problems: ['event-ended', 'event-gone', 'no-mail-for-links'],
});

/** Maximum number of pages that one request approves. */
export const maxApproved = 40;

export const approveShopPages = endpoint({
  method: 'POST',
  path: '/api/admin/events/{id}/shop-pages/approve',
  access: 'admin',
  summary:
    'Shows waiting pages to attendees in one step, which can be undone for a day. A page that its shop saved again since, or that is approved already, is left and named.',
  params: byEvent,
  body: z.strictObject({
    pages: z
      .array(z.strictObject({ businessId: documentId, version: z.number().int() }))
      .min(1)
      .max(maxApproved),
    /** `changeId` of the first request, if an approval takes several. */
    partOf: documentId.optional(),
  }),
  output: z.object({
    /** ID for the undo; null if nothing was approved. */
    changeId: z.string().nullable(),
    approved: z.number().int(),
    left: z.array(
      z.object({
        businessId: z.string(),
        name: z.string(),
        reason: z.enum(['changed', 'approved', 'gone']),
      }),
    ),
  }),
  problems: ['event-gone'],
});

export const setShopStatus = endpoint({
  method: 'POST',
  path: '/api/shop/status',
  access: 'shop',
  rate: { perMinute: 12, by: 'caller' },
  summary:
    'Marks the shop of the caller as sold out, closed for tonight or open again. Attendees see it at once, and staff can undo it.',
  body: z.strictObject({ status: businessStatus }),
  output: z.object({ status: businessStatus }),
  problems: [
    'business-gone',
    'end-in-past',
    'event-archived',
    'event-finished',
    'event-gone',
    'event-not-started',
    'event-still-shown',
    'shops-only',
    'stale-edit',
  ],
});

export const countOpenedBottle = endpoint({
  method: 'POST',
  path: '/api/shop/bottles',
  access: 'shop',
  rate: { perMinute: 60, by: 'caller' },
  summary: 'Counts a bottle that the shop of the caller opened, or takes the last one back.',
  body: z.strictObject({ change: z.union([z.literal(1), z.literal(-1)]) }),
  output: z.object({ opened: z.number().int() }),
  problems: ['shop-gone', 'shops-only'],
  idempotent: true,
});
