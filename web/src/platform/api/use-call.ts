import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { Endpoint, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { useRef } from 'react';
import type { ToastOptions } from '../lib/toast-options.ts';
import type { Api, CallInput, UntypedInput } from './api-client.ts';
import { useCallSetup } from './call-context.ts';
import { type CachedResponses, useApiCache } from './use-api-cache.ts';

type SuccessToast = string | (Omit<ToastOptions, 'type'> & Partial<Pick<ToastOptions, 'type'>>);

export interface CallOptions<Input, Output> {
  /** Success toast or its title; none if omitted or null. */
  success?: SuccessToast | ((output: Output, input: Input) => SuccessToast | null) | undefined;
  /** Name of the failure for the error toast, or that toast. No toast if omitted or null, or if the app shows the error itself. */
  failure?: string | ((error: Error, input: Input) => ToastOptions | null) | undefined;
  /** Responses to refetch after the call, also a failed one: the server may have done it. */
  invalidates?: readonly CachedResponses[];
  onSuccess?: (output: Output, input: Input) => unknown;
  onError?: (error: Error, input: Input) => unknown;
  onSettled?: (output: Output | undefined) => unknown;
}

/** Returns the call of an endpoint that a user starts, or of `run` if it takes several requests. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  options?: CallOptions<CallInput<E>, ResponseOf<E>>,
): UseMutationResult<ResponseOf<E>, Error, CallInput<E>>;
export function useCall<Output, Input = void>(
  run: (input: Input, call: Api) => Promise<Output>,
  options?: CallOptions<Input, Output>,
): UseMutationResult<Output, Error, Input>;
export function useCall<Output, Input>(
  target: Endpoint | ((input: Input, call: Api) => Promise<Output>),
  options: CallOptions<Input, Output> = {},
): UseMutationResult<Output, Error, Input> {
  const { call, showToast, failureToast, isShown } = useCallSetup();
  const { refetch } = useApiCache();
  const withKeys = useIdempotencyKeys(call);
  const { success, failure, invalidates = [], onSuccess, onError, onSettled } = options;
  return useMutation<Output, Error, Input>({
    mutationFn: (input) =>
      withKeys((keyed) =>
        typeof target === 'function'
          ? target(input, keyed)
          : (keyed(target, input as CallInput<Endpoint>) as Promise<Output>),
      ),
    onSuccess: (output, input) => {
      const toast = typeof success === 'function' ? success(output, input) : success;
      if (toast)
        showToast({ type: 'success', ...(typeof toast === 'string' ? { title: toast } : toast) });
      return onSuccess?.(output, input);
    },
    onError: (error, input) => {
      const toast =
        typeof failure === 'function'
          ? failure(error, input)
          : failure !== undefined && failureToast(error, failure);
      if (toast && !isShown?.(error)) showToast(toast);
      return onError?.(error, input);
    },
    // Not awaited, so that the next call can start at once.
    onSettled: (output) => {
      void refetch(...invalidates);
      onSettled?.(output);
    },
  });
}

/**
 * Returns a function that runs an action with a client that sets the idempotency keys: the same for each retry with the
 * same input, so that a write whose response was lost is not repeated; new ones after the action succeeded.
 */
function useIdempotencyKeys(call: Api) {
  const keys = useRef(new Map<string, string>());
  return async <Output>(run: (keyed: Api) => Promise<Output>): Promise<Output> => {
    const used: string[] = [];
    const keyed = (endpoint: Endpoint, input: UntypedInput) => {
      if (!endpoint.idempotent || input.idempotencyKey)
        return call(endpoint, input as CallInput<Endpoint>);
      const request = JSON.stringify([endpoint.path, hashedInput(endpoint, input)]);
      const idempotencyKey = keys.current.get(request) ?? crypto.randomUUID();
      keys.current.set(request, idempotencyKey);
      used.push(request);
      return call(endpoint, { ...input, idempotencyKey } as CallInput<Endpoint>);
    };
    const output = await run(keyed);
    for (const request of used) keys.current.delete(request);
    return output;
  };
}

/** Returns the input without the fields of its body that may differ in a retry. */
function hashedInput({ ignoredInIdempotencyHash: ignored = [] }: Endpoint, input: UntypedInput) {
  const { params, query, body } = input;
  const isIgnored = ([field]: [string, unknown]) => ignored.includes(field);
  const kept = Object.entries(body ?? {}).filter((field) => !isIgnored(field));
  return { params, query, body: kept };
}
