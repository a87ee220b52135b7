import { organizationBody } from '@wine-walk/common/api/organization.ts';
import type { Sponsor } from '@wine-walk/common/model/organization-facts.ts';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import {
  choiceField,
  type RecordField,
  textField,
  type ValuesOf,
} from '../../kit/records/record-fields.ts';
import { codeField, countryChoices, currencyChoices } from '../../shared/desk/code-field.ts';
import { texts } from '../../texts/texts.ts';
import { localizedField } from './localized-field.ts';

const { organization } = texts;
const { fields } = organization;

/** Rows of the sponsors (sponsors-field.tsx). */
const sponsorsField: RecordField<readonly Sponsor[], Sponsor[], unknown> = {
  label: fields.sponsors,
  initial: () => [],
  toValue: (stored) => [...stored],
  toBody: (value) => value,
  show: (value) =>
    value.map(({ name, tier }) => `${name} (${organization.sponsors.tiers[tier]})`).join(', ') ||
    organization.none,
};

/** Uploaded logo (logo-input.tsx). */
const logoField: RecordField<string, string, unknown> = {
  label: fields.logo,
  initial: () => '',
  toValue: (stored) => stored,
  toBody: (value) => value,
  show: (value) => value || organization.none,
};

/** Fields of who the organization is, in the order of its page. */
export const identityFields = {
  name: textField({
    label: fields.name,
    isRequired: true,
    help: fields.nameHelp,
    placeholder: fields.namePlaceholder,
  }),
  shortName: textField({
    label: fields.shortName,
    isRequired: true,
    help: fields.shortNameHelp,
  }),
  logoUrl: logoField,
  accentColor: textField({
    label: fields.accentColor,
    placeholder: fields.accentColorPlaceholder,
    help: fields.accentColorHelp,
  }),
  contactEmail: textField({ label: fields.contactEmail }),
  contactPhone: textField({ label: fields.contactPhone, type: 'tel' }),
  website: textField({
    label: fields.website,
    type: 'url',
    placeholder: fields.websitePlaceholder,
  }),
  place: localizedField(fields.place, { help: fields.placeHelp }),
  hashtag: textField({ label: fields.hashtag }),
  units: choiceField({ label: fields.units, labels: organization.units, initial: 'automatic' }),
  timeZone: textField({ label: fields.timeZone, isRequired: true }),
  country: codeField({ label: fields.country, help: fields.countryHelp, choices: countryChoices }),
  currency: codeField({ label: fields.currency, choices: currencyChoices }),
  sponsors: sponsorsField,
};

export const identityBody = organizationBody.pick({
  name: true,
  shortName: true,
  logoUrl: true,
  accentColor: true,
  contactEmail: true,
  contactPhone: true,
  website: true,
  place: true,
  hashtag: true,
  units: true,
  timeZone: true,
  country: true,
  currency: true,
  sponsors: true,
});

export type IdentityForm = UseFormReturn<
  ValuesOf<typeof identityFields>,
  unknown,
  z.output<typeof identityBody>
>;
