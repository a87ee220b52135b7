import { onlineManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query';

/**
 * Creates the query cache of the specification: stale at once, no retry, no polling, refetch on focus.
 * Offline calls fail with a message instead of pausing; queries refetch on reconnection. `meta.retriesOutage` of a query
 * is the exception from no retry: it is repeated while the server answers 503.
 */
export function createQueryClient(): QueryClient {
  // The manager assumes a connection at the start, so the reconnection of a page loaded offline would be no change to it.
  if (!navigator.onLine) onlineManager.setOnline(false);
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (_error, query) => {
        if (navigator.onLine && query.meta?.retriesOutage) void recover(client, query);
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

/** Loads the retry code on demand; if it cannot be loaded, the next focus refetches. */
async function recover(client: QueryClient, query: Query<unknown, unknown>): Promise<void> {
  const loaded = await import('./retry-outage.ts').catch(() => null);
  loaded?.retryOutage(client, query);
}
