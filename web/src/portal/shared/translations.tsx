import type {
  LanguageCode,
  OrganizationFacts,
} from '@wine-walk/common/model/organization-facts.ts';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useOrganization } from '../../platform/device/use-device-settings.ts';
import { TextField } from '../kit/forms/fields.tsx';
import { groupField, textField } from '../kit/records/record-fields.ts';
import { texts } from '../texts/texts.ts';

type Offered = Pick<OrganizationFacts, 'languages'>;

/** Returns the language of a record's own texts. */
export const mainLanguage = ({ languages }: Offered): LanguageCode => languages[0] ?? 'en';

/** Returns the other languages that attendees can choose. */
export function otherLanguages(organization: Offered): readonly LanguageCode[] {
  return organization.languages.filter((language) => language !== mainLanguage(organization));
}

/** Text in each language, of a record; empty in a language that has only the record's own text. */
export const translationField = (label: string, rows?: number) =>
  groupField({
    label,
    fields: {
      en: textField({ label: texts.shared.translations.field('en', label), ...(rows && { rows }) }),
      es: textField({ label: texts.shared.translations.field('es', label), ...(rows && { rows }) }),
    },
    initial: () => ({ en: '', es: '' }),
    show: ({ en, es }) => [en, es].filter(Boolean).join(' / ') || texts.shared.translations.none,
  });

interface InputsProps<V extends FieldValues, B> {
  form: UseFormReturn<V, unknown, B>;
  /** Translated texts of the record: the field, its name in a label, and the lines of its input. */
  texts: readonly { name: Path<V>; label: string; rows?: number }[];
  /** What attendees read while a text is empty, for the main language. */
  help?: (main: LanguageCode) => string;
}

/** Inputs of a record's texts in each other language that attendees can choose. */
export function TranslationInputs<V extends FieldValues, B>(props: InputsProps<V, B>) {
  const { translations } = texts.shared;
  const { form, texts: translated, help = translations.help } = props;
  const organization = useOrganization();
  return otherLanguages(organization).flatMap((language) =>
    translated.map(({ name, label, rows }, index) => (
      <TextField
        key={`${language} ${name}`}
        form={form}
        name={`${name}.${language}` as Path<V>}
        label={translations.input(language, label)}
        {...(rows && { rows })}
        {...(index === translated.length - 1 && {
          help: help(mainLanguage(organization)),
        })}
      />
    )),
  );
}
