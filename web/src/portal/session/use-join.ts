import { joinShift } from '@contract/shifts.ts';
import { joinShop } from '@contract/shop-links.ts';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '../../components/toaster.tsx';
import { staffApi } from '../../data/api.ts';
import { beginStaffSession } from '../../data/staff-session-store.ts';
import { useIdempotencyKey } from '../forms/use-idempotency-key.ts';
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
