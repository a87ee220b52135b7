import { QueryClient } from '@tanstack/react-query';

/** The specification's cache: stale at once, no retry, no polling, asked again on window focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 0, retry: false, refetchOnWindowFocus: true, refetchInterval: false },
      mutations: { retry: false },
    },
  });
}
