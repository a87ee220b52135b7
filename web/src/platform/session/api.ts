import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Endpoint, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type CallInput, createApiClient, pathOf, type UntypedInput } from '../api/api-client.ts';

/**
 * The API as the attendee, or as a visitor where nobody is signed in. A session that the server does not take any
 * more ends here, too.
 */
export const api = createApiClient(
  async () => (await import('./session-store.ts')).attendeeToken(),
  () =>
    void import('./revalidate-session.ts').then(({ revalidateSession: confirmSession }) =>
      confirmSession(),
    ),
);

/** The API as the staff member signed in to the portal. */
export const staffApi = createApiClient(async () => {
  const { openFirebase } = await import('../firebase/firebase-auth.ts');
  const { auth } = await openFirebase('staff');
  await auth.authStateReady();
  return (await auth.currentUser?.getIdToken()) ?? null;
});

/** A query's key: the segments of its path, which joined by slashes are the path again. */
export function queryKeyOf<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): readonly string[] {
  return pathOf(endpoint, input as UntypedInput).split('/');
}

interface Options {
  /** Asked again after so many milliseconds while the window is seen; 0: not. */
  refetchMs?: number;
  /** Not asked while false. */
  enabled?: boolean;
  call?: typeof api;
}

/** A GET endpoint's answer, cached by its path and asked again when the window regains the focus. */
export function useApiQuery<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { enabled = true, refetchMs = 0, call = api }: Options = {},
): UseQueryResult<ResponseOf<E>> {
  return useQuery({
    queryKey: queryKeyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, { ...input, signal }),
    enabled,
    refetchInterval: refetchMs > 0 && refetchMs,
  });
}
