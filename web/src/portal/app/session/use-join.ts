import { useMutation } from '@tanstack/react-query';
import { joinShift, joinShop } from '@wine-walk/common/api/staff.ts';
import { staffApi } from '../../../platform/session/api.ts';
import { beginStaffSession } from '../../../platform/session/staff-session-store.ts';
import { showToast } from '../../../ui/toaster.tsx';
import { useIdempotencyKey } from '../../kit/forms/use-idempotency-key.ts';
import type { StaffLinkParams } from './use-staff-link.ts';

export interface JoinValues {
  pin: string;
  /** Asked for on a shift alone. */
  fullName: string;
}

/** Signs in by a link and its PIN: asks the API, then Firebase with the token it answers. */
export function useJoin({ kind, secret }: StaffLinkParams) {
  const key = useIdempotencyKey();
  return useMutation({
    mutationFn: async ({ pin, fullName }: JoinValues) => {
      const idempotencyKey = key({ pin, fullName });
      const { sessionId, ...staff } =
        kind === 'shift'
          ? await staffApi(joinShift, { body: { secret, pin, fullName }, idempotencyKey })
          : await staffApi(joinShop, { body: { secret, pin }, idempotencyKey });
      await beginStaffSession(sessionId, staff);
      return staff;
    },
    onSuccess: ({ fullName }) =>
      showToast({ type: 'success', title: 'You are in', description: `Welcome, ${fullName}.` }),
  });
}
