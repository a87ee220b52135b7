import { type SyntheticEvent, useRef } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { Api } from '../platform/api/api-client.ts';
import { ApiError } from '../platform/api/api-errors.ts';
import { type CallOptions, useCall } from '../platform/api/use-call.ts';
import type { Problem } from './error-message.ts';
import { showFieldErrors } from './field-errors.ts';
import { formResolver } from './form-resolver.ts';

export interface PlainFormOptions<V extends FieldValues, B, Output>
  extends Pick<CallOptions<B, Output>, 'success' | 'failure' | 'invalidates' | 'onError'> {
  /** Converts the values to the body; without it the values are sent, checked by the rules of their inputs. */
  schema?: z.ZodType<B, V>;
  values: V;
  /** Returns the text of a field's problem. */
  describe: (problem: Problem) => string;
  /** Sends the form with the client of `useCall`, which sets the idempotency keys. */
  send: (body: B, call: Api) => Promise<Output>;
  /** Returns false if something else than the form's values is missing, and reports it. */
  canSend?: (body: B) => boolean;
  /** Returns the errors by field; those of the server by default. */
  fieldErrors?: (error: ApiError) => ApiError['fields'];
  /** Called when the form cannot be sent. */
  onInvalid?: (errors: FieldErrors<V>) => void;
  onDone: (output: Output, body: B) => unknown;
}

/** Plain form, sent once as a whole. A record that several people edit has `useRecordForm` of the portal. */
export function usePlainForm<V extends FieldValues, B = V, Output = unknown>({
  schema,
  values,
  describe,
  send,
  canSend = () => true,
  fieldErrors = ({ fields }) => fields,
  onInvalid,
  onError,
  onDone,
  ...toasts
}: PlainFormOptions<V, B, Output>) {
  const form = useForm<V, unknown, B>({
    ...(schema && { resolver: formResolver(schema, describe) }),
    defaultValues: values as DefaultValues<V>,
  });
  const isUnderWay = useRef(false);
  const save = useCall(send, {
    ...toasts,
    onSuccess: onDone,
    onError: (error, body) => {
      if (error instanceof ApiError) showFieldErrors(form, fieldErrors(error), describe);
      return onError?.(error, body);
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const sendOnce = (body: B) => {
    if (isUnderWay.current || !canSend(body)) return;
    isUnderWay.current = true;
    save.mutate(body);
  };
  return {
    form,
    submit: (event?: SyntheticEvent) => void form.handleSubmit(sendOnce, onInvalid)(event),
    isSaving: save.isPending,
    error: save.error,
    /** Time of the last attempt in epoch milliseconds. */
    submittedAt: save.submittedAt,
    /** Clears the last error. */
    clearError: save.reset,
  };
}
