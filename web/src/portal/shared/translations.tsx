import {
  byLanguage,
  defaultLanguage,
  inNoLanguage,
  type Language,
  type LocalizedText,
} from '@wine-walk/common/model/languages.ts';
import type { OrganizationFacts } from '@wine-walk/common/model/organization-facts.ts';
import {
  type FieldValues,
  type Path,
  type UseFormReturn,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { useOrganization } from '../../platform/device/use-device-settings.ts';
import { format } from '../kit/format.ts';
import { TextField } from '../kit/forms/fields.tsx';
import { groupField, textField } from '../kit/records/record-fields.ts';
import { type DescribedForm, GroupInput } from '../kit/records/record-input.tsx';
import { texts } from '../texts/texts.ts';

type Offered = Pick<OrganizationFacts, 'languages'>;

/** Returns the language of a record's own texts. */
export const mainLanguage = ({ languages }: Offered): Language => languages[0] ?? defaultLanguage;

/** Returns the other languages that attendees can choose. */
export function otherLanguages(organization: Offered): readonly Language[] {
  return organization.languages.filter((language) => language !== mainLanguage(organization));
}

/** Returns the texts of all languages in one line; empty if none is written. */
export const writtenIn = (text: LocalizedText) => Object.values(text).filter(Boolean).join(' / ');

/** Field with a text in each language; empty in a language in which attendees read the record's own text. */
export const translationField = (label: string, rows?: number) =>
  groupField({
    label,
    fields: byLanguage((language) =>
      textField({
        label: texts.shared.translations.field({
          language: format.language(language),
          texts: label,
        }),
        ...(rows && { rows }),
      }),
    ),
    initial: () => inNoLanguage,
    show: (text) => writtenIn(text) || texts.shared.translations.none,
  });

interface InputsProps<V extends FieldValues, B> {
  form: UseFormReturn<V, unknown, B>;
  /** Translated texts: field of the record's own text, field of its translations, label, and lines of the input. */
  texts: readonly { own: Path<V>; name: Path<V>; label: string; rows?: number }[];
}

/**
 * Inputs of a record's texts in each other language that attendees can choose, with a mark where one falls back, or where only
 * the record's own text was changed.
 */
export function TranslationInputs<V extends FieldValues, B>(props: InputsProps<V, B>) {
  const { form, texts: translated } = props;
  const organization = useOrganization();
  const main = mainLanguage(organization);
  const own = useWatch({ control: form.control, name: translated.map((text) => text.own) });
  const others = useWatch({ control: form.control, name: translated.map((text) => text.name) });
  const formState = useFormState({ control: form.control });
  const isChanged = (name: Path<V>) => form.getFieldState(name, formState).isDirty;
  return otherLanguages(organization).flatMap((language) =>
    translated.map(({ own: ownName, name, label, rows }, index) => {
      const input = `${name}.${language}` as Path<V>;
      const text: LocalizedText = { ...(others[index] as LocalizedText), [main]: own[index] };
      const isOutdated = text[language].trim() && isChanged(ownName) && !isChanged(input);
      return (
        <TextField
          key={`${language} ${name}`}
          form={form}
          name={input}
          label={texts.shared.translations.input({
            language: format.language(language),
            text: label,
          })}
          help={
            isOutdated
              ? texts.shared.translations.outdated({ main: format.language(main) })
              : fallbackMark(text, language, main)
          }
          {...(rows && { rows })}
        />
      );
    }),
  );
}

interface LocalizedInputsProps<V extends FieldValues, B, C> {
  of: DescribedForm<V, B, C>;
  /** Group with the text in each language. */
  name: keyof V & string;
  /** Languages that attendees can choose. */
  languages: readonly Language[];
}

/** Inputs of a text without a main language in each of `languages`, with a mark where one falls back. */
export function LocalizedInputs<V extends FieldValues, B, C>(props: LocalizedInputsProps<V, B, C>) {
  const { of, name, languages } = props;
  const text = useWatch({ control: of.form.control, name: name as Path<V> }) as LocalizedText;
  return languages.map((language) => {
    const mark = fallbackMark(
      text,
      language,
      languages.find((main) => text[main].trim()) ?? language,
    );
    return (
      <GroupInput
        key={language}
        of={of}
        name={name}
        part={language}
        {...(mark && { help: mark })}
      />
    );
  });
}

/** Returns the mark of a text that attendees in `language` read in `main`; undefined if it does not fall back. */
export function fallbackMark(
  text: LocalizedText,
  language: Language,
  main: Language,
): string | undefined {
  const isFallback = !text[language].trim() && text[main].trim();
  return isFallback
    ? texts.shared.translations.fallback({
        language: format.language(language),
        main: format.language(main),
      })
    : undefined;
}
