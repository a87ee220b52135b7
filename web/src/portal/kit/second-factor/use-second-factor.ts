import { useQueryClient } from '@tanstack/react-query';
import { readSecondFactor } from '@wine-walk/common/api/second-factor.ts';
import { invalidateAfterWrite } from '../../../platform/api/invalidate-after-write.ts';
import { queryKeyOf, useApiQuery } from '../../../platform/session/api.ts';
import { staffCall } from '../../session/staff-call.ts';

/** Returns the caller's second factor, and a function that reads it again. `enabled`: not read while false. */
export function useSecondFactor(enabled: boolean) {
  const client = useQueryClient();
  const { data, error } = useApiQuery(readSecondFactor, {}, { call: staffCall, enabled });
  const reload = () =>
    void invalidateAfterWrite(client, { queryKey: queryKeyOf(readSecondFactor, {}) });
  return { data, error, reload };
}
