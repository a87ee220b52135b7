import { type ReactNode, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type Api } from '../../../platform/api/api-client.ts';
import { ApiError } from '../../../platform/api/api-errors.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { formResolver } from '../../../shared/form-resolver.ts';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { showFieldErrors, useSaveError } from './form-errors.ts';
import { DiscardPrompt } from './unsaved-changes-dialog.tsx';
import { useUnsavedChangesWarning } from './use-unsaved-changes-warning.ts';

interface Options<V extends FieldValues, B> {
  schema: z.ZodType<B, V>;
  values: V;
  /** Sends the form with the client of `useCall`, which sets the idempotency keys. */
  send: (body: B, call: Api) => Promise<unknown>;
  /** Title of the success toast; omitted if `send` reports the result. */
  success?: string;
  /** Message if the server sends none: 'Failed to save ticket'. */
  failure: string;
  onDone: () => void;
}

/** Form that is sent once as a whole, without comparing versions field by field. */
export function useSubmitForm<V extends FieldValues, B>(options: Options<V, B>) {
  const form = useForm<V, unknown, B>({
    resolver: formResolver(options.schema),
    defaultValues: options.values as DefaultValues<V>,
  });
  const save = useCall(options.send, {
    success: options.success,
    failure: options.failure,
    onSuccess: () => options.onDone(),
    onError: (error) => {
      if (error instanceof ApiError) showFieldErrors(form, error.fields);
    },
  });
  const failure = useSaveError(save.error, options.failure);
  return {
    form,
    submit: (event: React.FormEvent) => void form.handleSubmit((body) => save.mutate(body))(event),
    isSaving: save.isPending,
    failure,
    /** True if the last attempt was rejected because another user changed the record. */
    isStale: save.error instanceof ApiError && save.error.code === 'stale-edit',
    /** Clears the last error. */
    clearError: save.reset,
  };
}

interface Props<V extends FieldValues, B> {
  title: string;
  /** Form whose input is not discarded without confirmation. */
  form: UseFormReturn<V, unknown, B>;
  onClose: () => void;
  children: ReactNode;
}

/** Modal form of `useSubmitForm`. */
export function SubmitDialog<V extends FieldValues, B>(props: Props<V, B>) {
  const { title, form, onClose, children } = props;
  const [isConfirming, setConfirming] = useState(false);
  const { isDirty } = form.formState;
  useUnsavedChangesWarning(isDirty);
  return (
    <AppDialog
      isOpen
      title={title}
      onClose={() => (isDirty ? setConfirming(true) : onClose())}
      footer={
        isConfirming && (
          <DiscardPrompt onContinue={() => setConfirming(false)} onDiscard={onClose} />
        )
      }
    >
      {children}
    </AppDialog>
  );
}
