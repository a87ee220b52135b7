import { useMutation, useQueryClient } from '@tanstack/react-query';
import { redeemReward } from '@wine-walk/common/api/admin-rewards.ts';
import { readShopCounts } from '@wine-walk/common/api/staff.ts';
import { ApiError } from '../../../platform/api/api-errors.ts';
import { invalidateAfterWrite } from '../../../platform/api/invalidate-after-write.ts';
import { queryKeyOf, useApiQuery } from '../../../platform/session/api.ts';
import { useActionKey } from '../../kit/forms/use-idempotency-key.ts';
import { staffErrorMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';
import type { ShopResultView } from './shop-result.tsx';

/** Milliseconds between two looks at the counts while the phone lies there. */
const refreshMs = 15_000;

/** The shop's own counts, asked for again while they are looked at and after each redemption. */
export function useShopCounts() {
  return useApiQuery(readShopCounts, {}, { refetchMs: refreshMs, call: staffCall });
}

/** Redeems a code; one press is carried out once, however often the network loses it. Another of the same code is refused. */
export function useRedeem() {
  const client = useQueryClient();
  const { keyOf, done } = useActionKey();
  return useMutation({
    mutationFn: (code: string) =>
      staffCall(redeemReward, { body: { code }, idempotencyKey: keyOf(code) }),
    onSuccess: done,
    // The answer waits for no counts: somebody stands at the counter.
    onSettled: () =>
      void invalidateAfterWrite(client, { queryKey: queryKeyOf(readShopCounts, {}) }),
  });
}

/** What the screen says of it; null while there is nothing to say. */
export function toShopResult({ data, error }: ReturnType<typeof useRedeem>): ShopResultView | null {
  if (data) {
    const detail = `For ${data.participantName}`;
    return { isRedeemed: true, isDecided: true, title: data.rewardName, detail };
  }
  if (!error) return null;
  const said = error instanceof ApiError ? error.serverMessage : '';
  return {
    isRedeemed: false,
    // A refusal is final; what the server could not do, or nobody heard, is tried again.
    isDecided: error instanceof ApiError && error.status < 500 && error.status !== 429,
    title: 'Not redeemed',
    detail: said || staffErrorMessage(error),
  };
}
