import { listStaff } from '@contract/staff.ts';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeyOf, useApiQuery } from '../../../data/api.ts';
import { staffCall } from '../session/staff-call.ts';

/** The staff accounts, by username. Firestore shows them to nobody: they come from the API. */
export function useAccounts(isAdmin: boolean) {
  const client = useQueryClient();
  const accounts = useApiQuery(listStaff, {}, { call: staffCall, enabled: isAdmin });
  return {
    ...accounts,
    reload: () => void client.invalidateQueries({ queryKey: queryKeyOf(listStaff, {}) }),
  };
}
