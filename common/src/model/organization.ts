import { z } from 'zod';
import { orElse, skippingInvalid } from './fields/stored.ts';
import { inEachLanguage, instant, line } from './fields/values.ts';
import { byLanguage, inNoLanguage, languages } from './languages.ts';
import { defaultOrganization, type OrganizationFacts, sponsorTiers } from './organization-facts.ts';

export const language = z.enum(languages);

/** Text in each language. A language that was added after the text was stored is empty. */
export const localizedText = z.object(byLanguage(() => z.string().default('')));

/** Texts that replace a record's own text in a language; empty in a language that has only the own one. */
export const translatedText = orElse(localizedText, inNoLanguage).default(inNoLanguage);

/** Translations of a line with at most `max` characters, as staff write them. */
export const translatedLine = (max: number) => inEachLanguage(line(max)).default(inNoLanguage);

export const alcoholRule = z.enum(['inside', 'area', 'cup']);

export const units = z.enum(['automatic', 'imperial', 'metric']);

export const paymentMethods = z.object({ cash: z.boolean(), card: z.boolean(), other: z.string() });

export const sponsor = z.object({
  name: z.string(),
  logoUrl: z.string(),
  link: z.string(),
  tier: z.enum(sponsorTiers),
});

const known = defaultOrganization;

/** Schema of `OrganizationFacts`, whose fields are described there. */
export const organizationFacts = z.object({
  name: z.string().default(known.name),
  shortName: z.string().default(known.shortName),
  logoUrl: z.string().default(known.logoUrl),
  accentColor: z.string().default(known.accentColor),
  contactEmail: z.string().default(known.contactEmail),
  contactPhone: z.string().default(known.contactPhone),
  website: z.string().default(known.website),
  tagline: localizedText.default(known.tagline),
  about: localizedText.default(known.about),
  guidelines: localizedText.default(known.guidelines),
  hashtag: z.string().default(known.hashtag),
  place: localizedText.default(known.place),
  timeZone: z.string().default(known.timeZone),
  country: z.string().default(known.country),
  currency: z.string().default(known.currency),
  ticketPriceCents: z.number().int().default(known.ticketPriceCents),
  units: units.default(known.units),
  minimumAge: z.number().int().nullable().default(known.minimumAge),
  alcoholRule: alcoholRule.default(known.alcoholRule),
  alcoholWords: localizedText.default(known.alcoholWords),
  paymentMethods: paymentMethods.default(known.paymentMethods),
  arrivalAdvice: localizedText.default(known.arrivalAdvice),
  languages: z.array(language).default([...known.languages]),
  sponsors: skippingInvalid(z.array(sponsor)).default([]),
}) satisfies z.ZodType<OrganizationFacts>;

/** `organization/current`: read through the API. */
export const organizationDocument = organizationFacts.extend({
  /** Paragraphs, separated by an empty line. */
  privacyNotice: localizedText.default(inNoLanguage),
  /** Paragraphs at the start and at the end of the confirmation mail; empty for none. */
  confirmationOpening: localizedText.default(inNoLanguage),
  confirmationClosing: localizedText.default(inNoLanguage),
  /** True if an admin approves changes by shops before attendees see them. */
  shopPagesNeedApproval: z.boolean().default(true),
  /** True if registrations get a reminder by mail on the day before their event. */
  sendsReminders: z.boolean().default(true),
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});

export type OrganizationDocument = z.infer<typeof organizationDocument>;
