import { useMutation } from '@tanstack/react-query';
import { staffLogin } from '@wine-walk/common/api/staff.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { staffApi } from '../../../platform/session/api.ts';
import { beginStaffSession } from '../../../platform/session/staff-session-store.ts';
import { parseText, persisted } from '../../../platform/storage/persisted.ts';
import { showToast } from '../../../ui/toaster.tsx';
import { homeHref, portalHref } from '../../paths.ts';
import { loginErrorMessage } from './login-failure.ts';

/** Device token of the last sign-in, stored beyond the session, so that attempts of others never block this device. */
const deviceToken = persisted('staff-device', parseText, 'device', 'text');

export interface Credentials {
  username: string;
  password: string;
}

/**
 * Signs in: asks the API, then Firebase with the token it answers. Says how it went. Where no tab was asked for,
 * it leads to the one that somebody of this role begins with.
 */
export function useLogin() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      const body = { ...credentials, device: deviceToken.get() ?? undefined };
      const { sessionId, device, ...staff } = await staffApi(staffLogin, { body });
      deviceToken.set(device);
      const member = { ...staff, expiresAt: null };
      const home = homeHref(member);
      if (pathname.replace(/\/$/, '') === portalHref('overview') && home !== pathname)
        await navigate(home, { replace: true });
      await beginStaffSession(sessionId, member);
      return staff;
    },
    onSuccess: ({ fullName, username }) =>
      showToast({
        type: 'success',
        title: 'Login Successful',
        description: `Welcome, ${fullName || username}.`,
      }),
    onError: (error) =>
      showToast({
        type: 'error',
        title: 'Login Failed',
        description: loginErrorMessage(error, Date.now()),
      }),
  });
}
