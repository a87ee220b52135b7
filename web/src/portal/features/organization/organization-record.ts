import type { BodyOf } from '@wine-walk/common/api/endpoint.ts';
import {
  type AdminOrganization,
  editOrganization,
  organizationBody,
  readAdminOrganization,
} from '@wine-walk/common/api/organization.ts';
import type { OrganizationDocument } from '@wine-walk/common/model/organization.ts';
import type { Sponsor } from '@wine-walk/common/model/organization-facts.ts';
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
import { texts } from '../../texts/texts.ts';

/** A text in each language. `rows`: lines of its inputs. */
const inBoth = (
  label: string,
  input: { rows?: number; help?: string; placeholder?: string } = {},
) =>
  groupField({
    label,
    fields: {
      en: textField({ label: `${label} in English`, ...input }),
      es: textField({ label: `${label} in Spanish`, ...input, help: '' }),
    },
    initial: () => ({ en: '', es: '' }),
    show: ({ en, es }) => [en, es].filter(Boolean).join(' / ') || 'None',
  });

const languageLabels = { 'en es': 'English and Spanish', en: 'English only', es: 'Spanish only' };

type LanguageChoice = keyof typeof languageLabels;

const languagesField: RecordField<OrganizationDocument['languages'], LanguageChoice, unknown> = {
  label: 'Languages',
  initial: () => 'en es',
  toValue: (stored) => stored.toSorted().join(' ') as LanguageChoice,
  toBody: (value) => value.split(' '),
  show: (value) => languageLabels[value],
  input: {
    kind: 'choice',
    options: () => Object.entries(languageLabels).map(([value, label]) => ({ value, label })),
  },
};

export const sponsorTierLabels: Record<Sponsor['tier'], string> = {
  presenting: 'Presenting sponsor',
  major: 'Sponsor',
  supporting: 'Supporter',
};

/** Rows of the sponsors (sponsors-field.tsx). */
const sponsorsField: RecordField<readonly Sponsor[], Sponsor[], unknown> = {
  label: 'Sponsors',
  initial: () => [],
  toValue: (stored) => [...stored],
  toBody: (value) => value,
  show: (value) =>
    value.map(({ name, tier }) => `${name} (${sponsorTierLabels[tier]})`).join(', ') || 'None',
};

/** Uploaded logo (logo-input.tsx). */
const logoField: RecordField<string, string, unknown> = {
  label: 'Logo',
  initial: () => '',
  toValue: (stored) => stored,
  toBody: (value) => value,
  show: (value) => value || 'None',
};

const alcoholLabels = {
  inside: 'Wine stays inside the businesses',
  area: 'A glass may be carried within the event area',
  cup: 'Only the event’s cup may be carried within the event area',
};

const unitLabels = {
  automatic: 'By the language of the phone',
  imperial: 'Miles and feet',
  metric: 'Kilometers and meters',
};

/** Fields of the organization, in the order of the tab's sections. */
export const organizationFields = {
  name: textField({
    label: 'Name',
    isRequired: true,
    help: 'Title of the landing page.',
    placeholder: 'Uncork Yourtown',
  }),
  shortName: textField({
    label: 'Short name',
    isRequired: true,
    help: 'In headers, titles and emails, and on home screens.',
  }),
  logoUrl: logoField,
  tagline: inBoth('Tagline', { help: 'One line at the foot of the landing page.' }),
  accentColor: textField({
    label: 'Accent color',
    placeholder: '#6e1f3a',
    help: 'Of buttons and marks. Leave it empty for wine red. The dark mode gets a lighter shade.',
  }),
  contactEmail: textField({ label: 'Email' }),
  contactPhone: textField({ label: 'Phone', type: 'tel' }),
  website: textField({ label: 'Website', type: 'url', placeholder: 'https://' }),
  about: inBoth('About', { rows: 5, help: 'An empty line starts a new paragraph.' }),
  hashtag: textField({ label: 'Hashtag' }),
  place: inBoth('Place', { help: 'On the landing page while no event is announced.' }),
  timeZone: textField({ label: 'Time zone', isRequired: true }),
  country: textField({
    label: 'Country',
    isRequired: true,
    placeholder: 'CA',
    help: 'Two letters. Dates and numbers are written as there.',
  }),
  currency: textField({ label: 'Currency', isRequired: true, placeholder: 'CAD' }),
  ticketPriceCents: amountField({
    label: 'Ticket price',
    help: 'What new events charge at the desk.',
  }),
  units: choiceField({ label: 'Distances', labels: unitLabels, initial: 'automatic' }),
  languages: languagesField,
  minimumAge: optionalNumberField({
    label: 'Minimum age',
    emptyText: 'The legal drinking age',
    inputMode: 'numeric',
    min: 1,
    max: 99,
    step: 1,
    help: 'In years. Empty: “of legal drinking age”.',
  }),
  arrivalAdvice: inBoth('Arrival advice', { help: 'One sentence, such as how early to come.' }),
  alcoholRule: choiceField({
    label: 'Alcohol',
    labels: alcoholLabels,
    initial: 'inside',
  }),
  alcoholWords: inBoth('Own words', { help: 'Replace the sentence about where wine may be.' }),
  guidelines: inBoth('Own guidelines', {
    rows: 3,
    help: 'One on each line, after the app’s five.',
  }),
  paymentMethods: groupField({
    label: 'Payments at the desk',
    fields: {
      cash: checkField({ label: 'Cash', initial: true }),
      card: checkField({ label: 'Card', initial: false }),
      other: textField({ label: 'Other payment', help: 'Its name, or empty for none.' }),
    },
    initial: () => ({ cash: true, card: false, other: '' }),
    show: ({ cash, card, other }) =>
      [cash && 'cash', card && 'card', other].filter(Boolean).join(', ') || 'None',
  }),
  sponsors: sponsorsField,
  confirmationOpening: inBoth('Opening', {
    rows: 4,
    help: 'Before the date and the ticket. Empty for none.',
  }),
  confirmationClosing: inBoth('Closing', { rows: 4, help: 'At the end. Empty for none.' }),
  privacyNotice: inBoth('Privacy notice', {
    rows: 8,
    help: 'What you keep, why and how long, including precise locations at check-ins.',
  }),
};

export type OrganizationValues = ValuesOf<typeof organizationFields>;

export type OrganizationBody = Omit<BodyOf<typeof editOrganization>, 'version'>;

/** Form of the organization. */
export function useOrganizationForm(
  organization: AdminOrganization,
  onDone: (saved: AdminOrganization) => void,
) {
  const { toValues, schema, views } = describeForm<
    OrganizationValues,
    OrganizationBody,
    AdminOrganization,
    undefined
  >({ fields: organizationFields, body: organizationBody, context: undefined });
  const edit = (body: OrganizationBody & { version?: number }) =>
    staffCall(editOrganization, { body });
  return useRecordForm<OrganizationValues, OrganizationBody, AdminOrganization>({
    noun: texts.nouns.organization,
    record: organization,
    toValues,
    schema,
    views,
    create: edit,
    edit: (_id, body) => edit(body),
    readSaved: () => staffCall(readAdminOrganization, {}),
    onDone,
  });
}
