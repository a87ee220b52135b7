import { useFormContext, useFormState } from 'react-hook-form';
import { useScreenTexts } from '../../../i18n/texts.ts';
import type { FieldName, RegistrationFields } from './form-schema.ts';

/** Returns the error of a field in the user's language; undefined if it is valid. */
export function useFieldError(name: FieldName): string | undefined {
  const { control } = useFormContext<RegistrationFields>();
  const { errors } = useFormState({ control, name });
  const { registration: texts } = useScreenTexts();
  const error = errors[name];
  return error && texts.fieldError(name, error.message ?? '');
}
