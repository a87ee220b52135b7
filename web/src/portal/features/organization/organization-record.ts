import type { BodyOf } from '@wine-walk/common/api/endpoint.ts';
import {
  type AdminOrganization,
  editOrganization,
  organizationBody,
  readAdminOrganization,
} from '@wine-walk/common/api/organization.ts';
import { sentenceStart } from '@wine-walk/common/lib/sentence-start.ts';
import {
  byLanguage,
  inNoLanguage,
  isLanguage,
  type Language,
  languages,
} from '@wine-walk/common/model/languages.ts';
import type { OrganizationDocument } from '@wine-walk/common/model/organization.ts';
import { defaultOrganization, type Sponsor } from '@wine-walk/common/model/organization-facts.ts';
import { type Api } from '../../../platform/api/api-client.ts';
import { format } from '../../kit/format.ts';
import { useRecordForm } from '../../kit/forms/record-form.ts';
import {
  amountField,
  checkField,
  choiceField,
  describeForm,
  groupField,
  optionalNumberField,
  type RecordField,
  textField,
  type ValuesOf,
} from '../../kit/records/record-fields.ts';
import { staffCall } from '../../session/staff-call.ts';
import { codeField, countryChoices, currencyChoices } from '../../shared/desk/code-field.ts';
import { writtenIn } from '../../shared/translations.tsx';
import { printTexts } from '../../texts/print-texts.ts';
import { texts } from '../../texts/texts.ts';

const { organization } = texts;
const { payments } = texts.shared;
const { fields } = organization;

/** A text in each language. `rows`: lines of its inputs. */
const inBoth = (
  label: string,
  input: { rows?: number; help?: string; placeholder?: string } = {},
) =>
  groupField({
    label,
    fields: byLanguage((language) =>
      textField({
        label: organization.inLanguage({ label, language: format.language(language) }),
        ...input,
        ...(language !== languages[0] && { help: '' }),
      }),
    ),
    initial: () => inNoLanguage,
    show: (text) => writtenIn(text) || organization.none,
  });

/** Returns the languages of a choice, such as 'en es'. */
export const languagesOf = (choice: string) => choice.split(' ').filter(isLanguage);

const choiceOf = (chosen: readonly Language[]) =>
  languages.filter((language) => chosen.includes(language)).join(' ');

/** Returns the name of a choice, such as 'English and Spanish'. */
function choiceName(choice: string): string {
  const [first = '', ...others] = languagesOf(choice).map(format.language);
  return sentenceStart(
    others.length > 0
      ? format.list([first, ...others])
      : organization.onlyLanguage({ language: first }),
  );
}

/** Combinations of languages, the largest first. */
const languageChoices = languages
  .reduce<Language[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]])
  .filter((set) => set.length > 0)
  .toSorted((a, b) => b.length - a.length)
  .map(choiceOf);

const languagesField: RecordField<OrganizationDocument['languages'], string, unknown> = {
  label: fields.languages,
  initial: () => choiceOf(defaultOrganization.languages),
  toValue: choiceOf,
  toBody: languagesOf,
  show: choiceName,
  input: {
    kind: 'choice',
    options: () => languageChoices.map((value) => ({ value, label: choiceName(value) })),
  },
};

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

/** Fields of the organization, in the order of the tab's sections. */
export const organizationFields = {
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
  tagline: inBoth(fields.tagline, { help: fields.taglineHelp }),
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
  about: inBoth(fields.about, { rows: 5, help: fields.aboutHelp }),
  hashtag: textField({ label: fields.hashtag }),
  place: inBoth(fields.place, { help: fields.placeHelp }),
  timeZone: textField({ label: fields.timeZone, isRequired: true }),
  country: codeField({ label: fields.country, help: fields.countryHelp, choices: countryChoices }),
  currency: codeField({ label: fields.currency, choices: currencyChoices }),
  ticketPriceCents: amountField({
    label: fields.ticketPrice,
    help: fields.ticketPriceHelp,
  }),
  units: choiceField({ label: fields.units, labels: organization.units, initial: 'automatic' }),
  languages: languagesField,
  minimumAge: optionalNumberField({
    label: fields.minimumAge,
    emptyText: fields.minimumAgeEmpty,
    inputMode: 'numeric',
    min: 1,
    max: 99,
    step: 1,
    help: fields.minimumAgeHelp,
  }),
  arrivalAdvice: inBoth(fields.arrivalAdvice, { help: fields.arrivalAdviceHelp }),
  alcoholRule: choiceField({
    label: fields.alcoholRule,
    labels: organization.alcoholRules,
    initial: 'inside',
  }),
  alcoholWords: inBoth(fields.alcoholWords, { help: fields.alcoholWordsHelp }),
  guidelines: inBoth(fields.guidelines, {
    rows: 3,
    help: fields.guidelinesHelp,
  }),
  paymentMethods: groupField({
    label: fields.payments,
    fields: {
      cash: checkField({ label: fields.cash, initial: true }),
      card: checkField({ label: fields.card, initial: false }),
      other: textField({ label: fields.otherPayment, help: fields.otherPaymentHelp }),
    },
    initial: () => ({ cash: true, card: false, other: '' }),
    show: ({ cash, card, other }) =>
      [cash && payments.cash, card && payments.card, other].filter(Boolean).join(', ') ||
      organization.none,
  }),
  sponsors: sponsorsField,
  confirmationOpening: inBoth(fields.confirmationOpening, {
    rows: 4,
    help: fields.confirmationOpeningHelp,
  }),
  confirmationClosing: inBoth(fields.confirmationClosing, {
    rows: 4,
    help: fields.confirmationClosingHelp,
  }),
  sendsReminders: checkField({
    label: fields.sendsReminders,
    help: fields.sendsRemindersHelp,
    initial: true,
  }),
  shopPagesNeedApproval: checkField({
    label: fields.shopPagesNeedApproval,
    help: fields.shopPagesNeedApprovalHelp,
    initial: true,
  }),
  privacyNotice: inBoth(fields.privacyNotice, {
    rows: 8,
    help: fields.privacyNoticeHelp,
  }),
};

export type OrganizationValues = ValuesOf<typeof organizationFields>;

export type OrganizationBody = Omit<BodyOf<typeof editOrganization>, 'version'>;

/** Returns the organization with the product's privacy notice if it was never saved. */
function withStandardNotice(organization: AdminOrganization): AdminOrganization {
  if (organization.version > 0) return organization;
  const privacyNotice = byLanguage((language) => printTexts(language).organization.privacyNotice);
  return { ...organization, privacyNotice };
}

/** Form of the organization. */
export function useOrganizationForm(
  organization: AdminOrganization,
  onDone: (saved: AdminOrganization) => Promise<void>,
) {
  const { toValues, schema, views } = describeForm<
    OrganizationValues,
    OrganizationBody,
    AdminOrganization,
    undefined
  >({ fields: organizationFields, body: organizationBody, context: undefined });
  const edit = (body: OrganizationBody & { version?: number }, call: Api) =>
    call(editOrganization, { body });
  return useRecordForm<OrganizationValues, OrganizationBody, AdminOrganization>({
    kind: 'organization',
    record: withStandardNotice(organization),
    toValues,
    schema,
    views,
    create: edit,
    edit: (_id, body, call) => edit(body, call),
    readSaved: () => staffCall(readAdminOrganization, {}),
    onDone,
  });
}
