import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';

/**
 * The specification's cache: stale at once, no retry, no polling, asked again on window focus. Offline, calls
 * are made and fail with words, instead of waiting without any; queries are asked again on reconnection. What a
 * server that is down could not answer is asked for again while it is shown.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (_error, query) => {
        if (navigator.onLine) void recover(client, query);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 0,
        retry: false,
        refetchOnWindowFocus: true,
        refetchInterval: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

/** Its code is loaded when it is needed; where that cannot be had, the next focus asks. */
async function recover(client: QueryClient, query: Query<unknown, unknown>): Promise<void> {
  const loaded = await import('./retry-outage.ts').catch(() => null);
  await loaded?.retryOutage(client, query);
}
