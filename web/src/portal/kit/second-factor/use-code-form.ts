import type { Api } from '../../../platform/api/api-client.ts';
import { staffMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';
import { wrongPasswordAtField } from '../forms/form-errors.ts';
import { useSubmitForm } from '../forms/submit-form.tsx';

interface Typed {
  currentPassword: string;
  code: string;
}

/** Form of a password, a code or both. `send`: makes the call; its errors appear at their fields and as a toast. */
export function useCodeForm(send: (typed: Typed, call: Api) => Promise<void>) {
  const { credentials, required, secondFactor } = texts.app;
  const { form, submit, isSaving } = useSubmitForm<Typed>({
    values: { currentPassword: '', code: '' },
    send,
    failure: secondFactor.failedText,
    failureToast: (error) => ({
      type: 'error',
      title: credentials.failed,
      description: staffMessage(error, secondFactor.failedText),
    }),
    fieldErrors: wrongPasswordAtField,
    onDone: () => undefined,
  });
  const missing = (text: string) => text.trim() !== '' || required;
  return {
    /** Returns the properties of a required input. */
    input: (name: keyof Typed) => form.register(name, { validate: missing }),
    errors: form.formState.errors,
    isDirty: form.formState.isDirty,
    isSending: isSaving,
    submit,
  };
}
