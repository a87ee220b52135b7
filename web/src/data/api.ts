import type { AnswerOf, Endpoint } from '@contract/endpoint.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type CallInput, createApi, type LooseInput, pathOf } from './api-client.ts';
import { openFirebase } from './firebase-auth.ts';
import { attendeeToken } from './session-store.ts';

/** The API as the attendee, or as a visitor where nobody is signed in. */
export const api = createApi(attendeeToken);

/** The API as the staff member signed in to the portal. */
export const staffApi = createApi(async () => {
  const { auth } = await openFirebase('staff');
  await auth.authStateReady();
  return (await auth.currentUser?.getIdToken()) ?? null;
});

/** A query's key: the segments of its path, which joined by slashes are the path again. */
export function queryKeyOf<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): readonly string[] {
  return pathOf(endpoint, input as LooseInput).split('/');
}

interface Options {
  /** Not asked while false. */
  enabled?: boolean;
  call?: typeof api;
}

/** A GET endpoint's answer, cached by its path and asked again when the window regains the focus. */
export function useApiQuery<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { enabled = true, call = api }: Options = {},
): UseQueryResult<AnswerOf<E>> {
  return useQuery({
    queryKey: queryKeyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, { ...input, signal }),
    enabled,
  });
}
