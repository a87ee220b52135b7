import { type FormEvent, type ReactNode, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { type Api } from '../../../platform/api/api-client.ts';
import { ApiError } from '../../../platform/api/api-errors.ts';
import { type CallOptions, useCall } from '../../../platform/api/use-call.ts';
import { formResolver } from '../../../shared/form-resolver.ts';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { staffMessage } from '../../session/portal-texts.ts';
import { showFieldErrors, useSaveError } from './form-errors.ts';
import { DiscardPrompt } from './unsaved-changes-dialog.tsx';
import { useUnsavedChangesWarning } from './use-unsaved-changes-warning.ts';

interface Options<V extends FieldValues, B, Output> {
  /** Converts the values to the body; without it the values are sent, checked by the rules of their inputs. */
  schema?: z.ZodType<B, V>;
  values: V;
  /** Sends the form with the client of `useCall`, which sets the idempotency keys. */
  send: (body: B, call: Api) => Promise<Output>;
  /** Success toast or its title; omitted if `send` reports the result. */
  success?: CallOptions<B, Output>['success'];
  /** What failed, for the alert and the error toast: 'Failed to save ticket'. */
  failure: string;
  /** Another error toast. */
  failureToast?: CallOptions<B, Output>['failure'];
  /** Returns the errors by field; those of the server by default. */
  fieldErrors?: (error: ApiError) => ApiError['fields'];
  /** Called when the form cannot be sent. */
  onInvalid?: (errors: FieldErrors<V>) => void;
  onError?: (error: Error, body: B) => void;
  onDone: (output: Output) => void;
}

/** Plain form, sent once as a whole. A record that several people edit has `useRecordForm`. */
export function useSubmitForm<V extends FieldValues, B = V, Output = unknown>({
  schema,
  values,
  send,
  success,
  failure,
  failureToast = failure,
  fieldErrors = ({ fields }) => fields,
  onInvalid,
  onError,
  onDone,
}: Options<V, B, Output>) {
  const form = useForm<V, unknown, B>({
    ...(schema && { resolver: formResolver(schema, staffMessage) }),
    defaultValues: values as DefaultValues<V>,
  });
  const save = useCall(send, {
    success,
    failure: failureToast,
    onSuccess: onDone,
    onError: (error, body) => {
      if (error instanceof ApiError) showFieldErrors(form, fieldErrors(error));
      onError?.(error, body);
    },
  });
  const submit = form.handleSubmit((body) => save.mutate(body), onInvalid);
  return {
    form,
    submit: (event: FormEvent) => void submit(event),
    isSaving: save.isPending,
    /** Why the last attempt failed, in full sentences; null if it did not. */
    failure: useSaveError(save.error, failure),
    error: save.error,
    /** Time of the last attempt in epoch milliseconds. */
    submittedAt: save.submittedAt,
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
