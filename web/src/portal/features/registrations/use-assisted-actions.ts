import { useMutation } from '@tanstack/react-query';
import { redeemReward, undoRedemption } from '@wine-walk/common/api/admin-rewards.ts';
import { checkInForSomebody, undoCheckIns } from '@wine-walk/common/api/reviews.ts';
import { issueCodeAtDesk } from '@wine-walk/common/api/rewards.ts';
import { showToast } from '../../../ui/toaster.tsx';
import { useActionKey } from '../../kit/forms/use-idempotency-key.ts';
import { staffCall } from '../../session/staff-call.ts';
import { type OpenRegistration, useInvalidateRegistrations } from './registration-queries.ts';

/** Something that was done here, and the call that takes it back. */
export interface UndoableResult {
  label: string;
  undo: () => Promise<unknown>;
}

interface Visits {
  source: 'staff' | 'paper';
  businessIds: readonly string[];
}

/** Checks somebody in, or enters their card; the same press sent again is carried out once. */
export function useAssistedCheckIn(id: string, onDone: (done: UndoableResult) => void) {
  const { keyOf, done } = useActionKey();
  const reload = useInvalidateRegistrations();
  return useMutation({
    mutationFn: ({ source, businessIds }: Visits) => {
      const body = { source, businessIds: [...businessIds] };
      return staffCall(checkInForSomebody, {
        params: { id },
        body,
        idempotencyKey: keyOf([id, body]),
      });
    },
    onSuccess: ({ checkIns, unlockedRewards }) => {
      done();
      reload();
      const count = checkIns.length;
      const title = `${count} new ${count === 1 ? 'visit' : 'visits'}`;
      const description =
        unlockedRewards.length > 0 ? `Unlocked: ${unlockedRewards.join(', ')}` : '';
      showToast({ type: 'success', title, description });
      const ids = checkIns.map((each) => each.id);
      if (count > 0)
        onDone({ label: title, undo: () => staffCall(undoCheckIns, { body: { ids } }) });
    },
  });
}

/** Hands a reward over to somebody without a phone: a code is issued and redeemed at once. */
export function useAssistedRedemption(
  { id, eventId }: Pick<OpenRegistration, 'id' | 'eventId'>,
  onDone: (done: UndoableResult) => void,
) {
  const code = useActionKey();
  const redemption = useActionKey();
  const reload = useInvalidateRegistrations();
  return useMutation({
    mutationFn: async (rewardId: string) => {
      const params = { id, rewardId };
      const issued = await staffCall(issueCodeAtDesk, {
        params,
        idempotencyKey: code.keyOf(params),
      });
      const body = { code: issued.code, eventId };
      return staffCall(redeemReward, { body, idempotencyKey: redemption.keyOf(body) });
    },
    onSuccess: ({ claimId, rewardName }) => {
      code.done();
      redemption.done();
      reload();
      showToast({ type: 'success', title: `${rewardName} handed over` });
      onDone({
        label: `${rewardName} handed over`,
        undo: () => staffCall(undoRedemption, { params: { id: claimId } }),
      });
    },
  });
}
