import { redeemReward, undoRedemption } from '@contract/redemptions.ts';
import { issueCodeAtDesk } from '@contract/rewards.ts';
import { checkInForSomebody, undoCheckIns } from '@contract/staff-check-ins.ts';
import { useMutation } from '@tanstack/react-query';
import { notify } from '../../../components/toaster.tsx';
import { useKeyOfPress } from '../../forms/use-idempotency-key.ts';
import { staffCall } from '../../session/staff-call.ts';
import type { OpenRegistration } from './open-registration.ts';
import { useReloadRegistrations } from './use-registrations.ts';

/** Something that was done here, and the call that takes it back. */
export interface JustDone {
  label: string;
  undo: () => Promise<unknown>;
}

interface Visits {
  source: 'staff' | 'paper';
  businessIds: readonly string[];
}

/** Checks somebody in, or enters their card; the same press sent again is carried out once. */
export function useCheckInFor(id: string, onDone: (done: JustDone) => void) {
  const { keyOf, done } = useKeyOfPress();
  const reload = useReloadRegistrations();
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
      notify({ type: 'success', title, description });
      const ids = checkIns.map((each) => each.id);
      if (count > 0)
        onDone({ label: title, undo: () => staffCall(undoCheckIns, { body: { ids } }) });
    },
  });
}

/** Hands a reward over to somebody without a phone: a code is issued and redeemed at once. */
export function useHandOver(
  { id, eventId }: Pick<OpenRegistration, 'id' | 'eventId'>,
  onDone: (done: JustDone) => void,
) {
  const code = useKeyOfPress();
  const redemption = useKeyOfPress();
  const reload = useReloadRegistrations();
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
      notify({ type: 'success', title: `${rewardName} handed over` });
      onDone({
        label: `${rewardName} handed over`,
        undo: () => staffCall(undoRedemption, { params: { id: claimId } }),
      });
    },
  });
}
