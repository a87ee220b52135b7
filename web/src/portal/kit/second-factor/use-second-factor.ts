import { readSecondFactor } from '@wine-walk/common/api/staff/second-factor.ts';
import { useApiCache } from '../../../platform/api/use-api-cache.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';

/** Returns the caller's second factor, and a function that reads it again. */
export function useSecondFactor() {
  const { refetch } = useApiCache();
  const { data, error } = useApiQuery(readSecondFactor, {});
  return { data, error, reload: () => void refetch(readSecondFactor) };
}
