import { byLanguage, inNoLanguage, languages } from '@wine-walk/common/model/languages.ts';
import { format } from '../../kit/format.ts';
import { groupField, textField } from '../../kit/records/record-fields.ts';
import { writtenIn } from '../../shared/translations.tsx';
import { texts } from '../../texts/texts.ts';

const { organization } = texts;

/** A text in each language. `rows`: lines of its inputs. */
export const localizedField = (
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
