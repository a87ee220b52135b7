import {
  keepPreviousData,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import type { Endpoint, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { Api, CallInput } from './api-client.ts';
import { useCallSetup } from './call-context.ts';
import { queryKeyOf } from './query-key.ts';

/** Options with the names of the query cache. `refetchInterval`: in milliseconds while the window is visible. */
type CacheOptions<Data> = Pick<UseQueryOptions<Data>, 'enabled' | 'refetchInterval' | 'staleTime'>;

interface Options<Data> extends CacheOptions<Data> {
  /** Reads the data in another way than by one request. */
  read?: (call: Api, signal: AbortSignal) => Promise<Data>;
  /** True to read once while shown: not refetched, not kept afterwards. */
  isSnapshot?: boolean;
  /** Refetched when it changes. */
  revision?: string;
  /** True to show the previous response while that of another input loads. */
  keepsPrevious?: boolean;
  /** True to repeat the call while the server answers 503. */
  retriesOutage?: boolean;
}

/** Returns the response of an endpoint, cached by its path and input and refetched on focus. */
export function useApiQuery<E extends Endpoint, Data = ResponseOf<E>>(
  endpoint: E,
  input: CallInput<E>,
  options: Options<Data> = {},
): UseQueryResult<Data> {
  const { call } = useCallSetup();
  const { read, isSnapshot, revision, keepsPrevious, retriesOutage, ...cacheOptions } = options;
  const key = queryKeyOf(endpoint, input);
  const parts = [...(isSnapshot ? ['snapshot'] : []), ...key, ...(revision ? [revision] : [])];
  return useQuery<Data>({
    ...cacheOptions,
    queryKey: parts,
    queryFn: ({ signal }) =>
      read ? read(call, signal) : (call(endpoint, { ...input, signal }) as Promise<Data>),
    meta: { retriesOutage, path: isSnapshot ? null : endpoint.path },
    ...(isSnapshot && { gcTime: 0, refetchOnWindowFocus: false }),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  });
}

/** Returns the data that `read` finds on this device, cached by `name`. */
export function useDeviceQuery<Data>(
  name: readonly string[],
  read: () => Promise<Data>,
  options: CacheOptions<Data> = {},
): UseQueryResult<Data> {
  return useQuery<Data>({ ...options, queryKey: name, queryFn: read });
}
