import { z } from 'zod';
import {
  email,
  httpsUrl,
  inEachLanguage,
  line,
  ownPictureUrl,
  paragraph,
  requiredLine,
  ticketPriceCents,
  timeZone,
} from '../model/fields/values.ts';
import { languages as allLanguages } from '../model/languages.ts';
import {
  alcoholRule,
  language,
  organizationDocument,
  organizationFacts,
  sponsor,
  units,
} from '../model/organization.ts';
import { endpoint, sharedReadRate } from './contract/endpoint.ts';
import { takesBack } from './contract/takes-back.ts';

/** Maximum characters of the texts. */
const maxPrivacyNotice = 20_000;
const maxText = 4000;

/** Text of the organization in the confirmation mail, in each language. */
export const confirmationText = inEachLanguage(paragraph(1000));

/** Maximum number of sponsors. */
export const maxSponsors = 30;

const currency = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, 'enter-currency-letters');

const country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, 'enter-country-letters');

const accentColor = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(#[0-9a-f]{6})?$/, 'enter-color');

const payments = z
  .strictObject({ cash: z.boolean(), card: z.boolean(), other: line(40) })
  .refine(({ cash, card, other }) => cash || card || other !== '', 'choose-at-least-one');

export const organizationBody = z.strictObject({
  name: requiredLine(80),
  shortName: requiredLine(30),
  logoUrl: ownPictureUrl,
  accentColor,
  contactEmail: z.literal('').or(email),
  contactPhone: line(40),
  website: httpsUrl,
  tagline: inEachLanguage(line(120)),
  about: inEachLanguage(paragraph(maxText)),
  guidelines: inEachLanguage(paragraph(maxText)),
  hashtag: line(60),
  place: inEachLanguage(line(200)),
  timeZone,
  country,
  currency,
  ticketPriceCents,
  units,
  minimumAge: z
    .number('enter-age-years')
    .int('enter-whole-number')
    .min(1, 'enter-age-1-or-more')
    .max(99, 'enter-age-99-or-less')
    .nullable(),
  alcoholRule,
  alcoholWords: inEachLanguage(line(300)),
  paymentMethods: payments,
  arrivalAdvice: inEachLanguage(line(200)),
  languages: z
    .array(language)
    .min(1, 'offer-at-least-one-language')
    .max(allLanguages.length, { abort: true })
    .refine((chosen) => new Set(chosen).size === chosen.length, 'name-each-language-once'),
  sponsors: z
    .array(
      z.strictObject({
        name: requiredLine(80),
        logoUrl: ownPictureUrl,
        link: httpsUrl,
        tier: sponsor.shape.tier,
      }),
    )
    .max(maxSponsors, 'too-many-sponsors'),
  privacyNotice: inEachLanguage(paragraph(maxPrivacyNotice)),
  confirmationOpening: confirmationText,
  confirmationClosing: confirmationText,
  shopPagesNeedApproval: z.boolean(),
  sendsReminders: z.boolean(),
});

export const readOrganization = endpoint({
  method: 'GET',
  path: '/api/organization',
  access: 'anyone',
  isShared: true,
  rate: sharedReadRate,
  summary: 'Returns the organization that holds the walks, as everyone sees it.',
  output: organizationFacts,
  problems: [],
});

export const readPrivacyNotice = endpoint({
  method: 'GET',
  path: '/api/organization/privacy',
  access: 'anyone',
  isShared: true,
  rate: sharedReadRate,
  summary: "Returns the organization's privacy notice in each language, with its contact.",
  output: organizationDocument.pick({
    name: true,
    privacyNotice: true,
    contactEmail: true,
    contactPhone: true,
    website: true,
  }),
  problems: [],
});

/** Organization as staff edit it; version 0 until it was saved once. */
export const adminOrganization = organizationDocument.extend({ id: z.string() });

export type AdminOrganization = z.infer<typeof adminOrganization>;

export const readAdminOrganization = endpoint({
  method: 'GET',
  path: '/api/admin/organization',
  access: 'account',
  summary: 'Returns the organization with its version, 0 until it was saved once.',
  output: adminOrganization,
  problems: [],
});

export const editOrganization = endpoint({
  method: 'PUT',
  path: '/api/admin/organization',
  access: 'admin',
  summary: 'Saves fields of the organization; those that are omitted stay unchanged.',
  body: takesBack(
    organizationBody.partial().extend({
      /** Version that the edit is based on. Without it, the edit is saved over any later version. */
      version: z.number().int().min(0).optional(),
    }),
    adminOrganization,
  ),
  output: adminOrganization,
  problems: ['color-too-light', 'stale-edit'],
  // A privacy notice in two languages.
  bodyLimit: 256 * 1024,
});
