import { useMutation } from '@tanstack/react-query';
import { staffLogout } from '@wine-walk/common/api/staff.ts';
import { staffApi } from '../../platform/session/api.ts';
import { endStaffSession } from '../../platform/session/staff-session-store.ts';
import { showToast } from '../../ui/toaster.tsx';
import { texts } from '../texts/texts.ts';
import { clearDrafts } from './forms/form-drafts.ts';

/** Ends the session on the server, then on this device even if the server is unreachable. */
export function useLogout() {
  return useMutation({
    mutationFn: async () => {
      await staffApi(staffLogout, {}).catch((error: unknown) => console.error(error));
      clearDrafts();
      await endStaffSession(null);
    },
    onSuccess: () => showToast({ type: 'success', title: texts.app.account.signedOut }),
  });
}
