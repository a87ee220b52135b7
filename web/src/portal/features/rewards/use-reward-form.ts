import {
  type AdminReward,
  createReward,
  editReward,
  listAdminRewards,
} from '@wine-walk/common/api/admin-rewards.ts';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { staffCall } from '../../session/staff-call.ts';
import { type RewardBody, type RewardValues, rewardSchema, rewardValues } from './reward-values.ts';

/** The form of a reward; undefined once it was deleted. `newEventId`: what a new one belongs to at first. */
export function useRewardForm(
  reward: AdminReward | null | undefined,
  newEventId: string,
  onDone: () => void,
) {
  return useRecordForm<RewardValues, RewardBody, AdminReward>({
    noun: 'Reward',
    record: reward,
    toValues: (record) => rewardValues(record, newEventId),
    schema: rewardSchema,
    create: (body, idempotencyKey) => staffCall(createReward, { body, idempotencyKey }),
    edit: (id, body) => staffCall(editReward, { params: { id }, body }),
    readSaved: async (id) => (await staffCall(listAdminRewards, {})).find((each) => each.id === id),
    onDone,
  });
}
