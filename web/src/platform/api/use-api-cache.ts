import { type QueryFilters, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { useEffect, useMemo } from 'react';
import type { CallInput } from './api-client.ts';
import { type ApiQueryKey, queryKeyOf } from './query-key.ts';

/** Cached responses: all of an endpoint, or those whose key begins with this one (query-key.ts). */
export type CachedResponses = Endpoint | ApiQueryKey;

const filterOf = (responses: CachedResponses): QueryFilters =>
  'path' in responses
    ? { predicate: ({ meta }) => meta?.path === responses.path }
    : { queryKey: responses };

/** Returns functions that refetch or change cached responses. */
export function useApiCache() {
  const client = useQueryClient();
  return useMemo(
    () => ({
      /**
       * Refetches responses after a write. Cancels reads that started before it, because `invalidateQueries` alone
       * keeps a first fetch in flight (Query.fetch of @tanstack/query-core) and shows outdated data.
       */
      refetch: async (...changed: readonly CachedResponses[]): Promise<void> => {
        await Promise.all(
          changed.map(filterOf).map(async (filter) => {
            await client.cancelQueries(filter);
            await client.invalidateQueries(filter);
          }),
        );
      },
      /** Changes the cached responses of an endpoint. A pending read would restore the previous ones. */
      update: async <E extends Endpoint>(
        endpoint: E,
        change: (response: ResponseOf<E>) => ResponseOf<E>,
      ): Promise<void> => {
        const filter = filterOf(endpoint);
        await client.cancelQueries(filter);
        client.setQueriesData<ResponseOf<E>>(filter, (before) => before && change(before));
      },
      /** Sets the cached response of a call, as old as the previous one; `change` receives that, if there is any. */
      set: async <E extends Endpoint>(
        endpoint: E,
        input: CallInput<E>,
        change: (response: ResponseOf<E> | undefined) => ResponseOf<E> | undefined,
      ): Promise<void> => {
        const queryKey = queryKeyOf(endpoint, input);
        await client.cancelQueries({ queryKey });
        const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
        client.setQueryData<ResponseOf<E>>(queryKey, change, { updatedAt });
      },
    }),
    [client],
  );
}

/** Clears the cached responses when the component is removed: the next user may see less. */
export function useClearApiCache(): void {
  const client = useQueryClient();
  useEffect(() => () => client.clear(), [client]);
}
