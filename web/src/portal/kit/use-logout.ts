import { staffLogout } from '@wine-walk/common/api/staff/staff.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { staffApi } from '../../platform/session/api.ts';
import { endStaffSession } from '../../platform/session/staff-session-store.ts';
import { texts } from '../texts/texts.ts';
import { clearDrafts } from './forms/form-drafts.ts';

/** Ends the session on the server, then on this device even if the server is unreachable. */
export function useLogout() {
  return useCall(
    async () => {
      await staffApi(staffLogout, {}).catch((error: unknown) => console.error(error));
      clearDrafts();
      await endStaffSession(null);
    },
    { success: texts.app.account.signedOut },
  );
}
