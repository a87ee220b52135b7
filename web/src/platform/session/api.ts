import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Endpoint, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type CallInput, createApiClient, pathOf, type UntypedInput } from '../api/api-client.ts';

/** API client of the attendee, or anonymous. Also ends a session that the server rejects. */
export const api = createApiClient(
  async () => (await import('./session-store.ts')).attendeeToken(),
  () => void import('./revalidate-session.ts').then(({ revalidateSession }) => revalidateSession()),
);

/** API client of the staff member. */
export const staffApi = createApiClient(async () =>
  (await import('./auth-session.ts')).bearerToken('staff'),
);

/** Query key: the segments of the path. */
export function queryKeyOf<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): readonly string[] {
  return pathOf(endpoint, input as UntypedInput).split('/');
}

interface Options {
  /** Refetch interval in milliseconds while the window is visible; 0 disables it. */
  refetchMs?: number;
  /** Not requested while false. */
  enabled?: boolean;
  /** True to repeat the call while the server answers 503. */
  retriesOutage?: boolean;
  call?: typeof api;
}

/** Returns the response of a GET endpoint, cached by path and refetched on focus. */
export function useApiQuery<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { enabled = true, refetchMs = 0, retriesOutage = false, call = api }: Options = {},
): UseQueryResult<ResponseOf<E>> {
  return useQuery({
    queryKey: queryKeyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, { ...input, signal }),
    enabled,
    refetchInterval: refetchMs > 0 && refetchMs,
    meta: { retriesOutage },
  });
}
