import { useQueryClient } from '@tanstack/react-query';
import { listStaff } from '@wine-walk/common/api/staff.ts';
import { invalidateAfterWrite } from '../../../platform/api/invalidate-after-write.ts';
import { queryKeyOf, useApiQuery } from '../../../platform/session/api.ts';
import { staffCall } from '../../session/staff-call.ts';

/** The staff accounts, by username. Firestore shows them to nobody: they come from the API. */
export function useAccounts(isAdmin: boolean) {
  const client = useQueryClient();
  const accounts = useApiQuery(listStaff, {}, { call: staffCall, enabled: isAdmin });
  return {
    ...accounts,
    /** An account as the server has it now. */
    readNow: async (id: string) =>
      (await staffCall(listStaff, {})).find((account) => account.id === id),
    reload: () => void invalidateAfterWrite(client, { queryKey: queryKeyOf(listStaff, {}) }),
  };
}
