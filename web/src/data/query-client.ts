import { QueryClient } from '@tanstack/react-query';

/**
 * The specification's cache: stale at once, no retry, no polling, asked again on window focus. Offline, calls
 * are made and fail with words, instead of waiting without any; queries are asked again on reconnection.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}
