import { organizationBody } from '@wine-walk/common/api/organization.ts';
import { sentenceStart } from '@wine-walk/common/lib/texts/sentence-start.ts';
import { isLanguage, type Language, languages } from '@wine-walk/common/model/languages.ts';
import type { OrganizationDocument } from '@wine-walk/common/model/organization.ts';
import { defaultOrganization } from '@wine-walk/common/model/organization-facts.ts';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { format } from '../../kit/format.ts';
import { checkField, type RecordField, type ValuesOf } from '../../kit/records/record-fields.ts';
import { texts } from '../../texts/texts.ts';
import { localizedField } from './localized-field.ts';

const { organization } = texts;
const { fields } = organization;

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

/** Fields of the languages and texts, in the order of their page. */
export const textsFields = {
  languages: languagesField,
  tagline: localizedField(fields.tagline, { help: fields.taglineHelp }),
  about: localizedField(fields.about, { rows: 5, help: fields.aboutHelp }),
  privacyNotice: localizedField(fields.privacyNotice, {
    rows: 8,
    help: fields.privacyNoticeHelp,
  }),
  confirmationOpening: localizedField(fields.confirmationOpening, {
    rows: 4,
    help: fields.confirmationOpeningHelp,
  }),
  confirmationClosing: localizedField(fields.confirmationClosing, {
    rows: 4,
    help: fields.confirmationClosingHelp,
  }),
  sendsReminders: checkField({
    label: fields.sendsReminders,
    help: fields.sendsRemindersHelp,
    initial: true,
  }),
};

export const textsBody = organizationBody.pick({
  languages: true,
  tagline: true,
  about: true,
  privacyNotice: true,
  confirmationOpening: true,
  confirmationClosing: true,
  sendsReminders: true,
});

export type TextsForm = UseFormReturn<
  ValuesOf<typeof textsFields>,
  unknown,
  z.output<typeof textsBody>
>;
