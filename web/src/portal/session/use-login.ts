import { staffLogin } from '@contract/staff-session.ts';
import { useMutation } from '@tanstack/react-query';
import { notify } from '../../components/toaster.tsx';
import { staffApi } from '../../data/api.ts';
import { beginStaffSession } from '../../data/staff-session-store.ts';
import { readStaffDevice, storeStaffDevice } from '../../device/storage-staff.ts';
import { loginFailure } from './login-failure.ts';

export interface Credentials {
  username: string;
  password: string;
}

/** Signs in: asks the API, then Firebase with the token it answers. Says how it went. */
export function useLogin() {
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      const body = { ...credentials, device: readStaffDevice() };
      const { sessionId, device, ...staff } = await staffApi(staffLogin, { body });
      storeStaffDevice(device);
      await beginStaffSession(sessionId, { ...staff, expiresAt: null });
      return staff;
    },
    onSuccess: ({ fullName, username }) =>
      notify({
        type: 'success',
        title: 'Login Successful',
        description: `Welcome, ${fullName || username}.`,
      }),
    onError: (error) =>
      notify({
        type: 'error',
        title: 'Login Failed',
        description: loginFailure(error, Date.now()),
      }),
  });
}
