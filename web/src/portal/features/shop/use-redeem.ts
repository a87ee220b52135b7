import { redeemReward } from '@contract/redemptions.ts';
import { readShopCounts } from '@contract/shop-links.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeyOf, useApiQuery } from '../../../data/api.ts';
import { ApiError } from '../../../data/api-errors.ts';
import { readAgain } from '../../../data/read-again.ts';
import { useKeyOfPress } from '../../forms/use-idempotency-key.ts';
import { failureMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';
import type { ShopAnswerView } from './shop-answer.tsx';

/** The shop's own counts, asked again after each redemption and when the phone is looked at again. */
export function useShopCounts() {
  return useApiQuery(readShopCounts, {}, { call: staffCall });
}

/** Redeems a code; one press is carried out once, however often the network loses it. Another of the same code is refused. */
export function useRedeem() {
  const client = useQueryClient();
  const { keyOf, done } = useKeyOfPress();
  return useMutation({
    mutationFn: (code: string) =>
      staffCall(redeemReward, { body: { code }, idempotencyKey: keyOf(code) }),
    onSuccess: done,
    onSettled: () => readAgain(client, { queryKey: queryKeyOf(readShopCounts, {}) }),
  });
}

/** What the screen says of it; null while there is nothing to say. */
export function answerOf({ data, error }: ReturnType<typeof useRedeem>): ShopAnswerView | null {
  if (data)
    return { isRedeemed: true, title: data.rewardName, detail: `For ${data.participantName}` };
  if (!error) return null;
  const detail = error instanceof ApiError ? error.serverMessage : '';
  return { isRedeemed: false, title: 'Not redeemed', detail: detail || failureMessage(error) };
}
