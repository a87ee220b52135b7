import { staffLogout } from '@contract/staff-session.ts';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '../../components/toaster.tsx';
import { staffApi } from '../../data/api.ts';
import { endStaffSession } from '../../data/staff-session-store.ts';
import { clearDrafts } from '../forms/form-drafts.ts';

/** Tells the server, then forgets the session here, whether the server could be reached or not. */
export function useLogout() {
  return useMutation({
    mutationFn: async () => {
      await staffApi(staffLogout, {}).catch((error: unknown) => console.error(error));
      clearDrafts();
      await endStaffSession(null);
    },
    onSuccess: () => showToast({ type: 'success', title: 'Logged Out' }),
  });
}
