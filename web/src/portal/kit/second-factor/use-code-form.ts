import { useForm } from 'react-hook-form';
import { ApiError } from '../../../platform/api/api-errors.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { serverMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';
import { showFieldErrors } from '../forms/form-errors.ts';

interface Typed {
  currentPassword: string;
  code: string;
}

/** Form of a password, a code or both. `send`: makes the call; its errors appear at their fields and as a toast. */
export function useCodeForm(send: (typed: Typed) => Promise<void>) {
  const { credentials, required, secondFactor } = texts.app;
  const form = useForm<Typed>({ defaultValues: { currentPassword: '', code: '' } });
  const change = useCall(send, {
    failure: (error) => ({
      type: 'error',
      title: credentials.failed,
      description: serverMessage(error, secondFactor.failedText),
    }),
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      const isPassword = error.code === 'wrong-credentials';
      showFieldErrors(form, isPassword ? { currentPassword: error.serverMessage } : error.fields);
    },
  });
  const missing = (text: string) => text.trim() !== '' || required;
  return {
    /** Returns the properties of a required input. */
    input: (name: keyof Typed) => form.register(name, { validate: missing }),
    errors: form.formState.errors,
    isDirty: form.formState.isDirty,
    isSending: change.isPending,
    submit: (event: React.FormEvent) =>
      void form.handleSubmit((typed) => change.mutate(typed))(event),
  };
}
