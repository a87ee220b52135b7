import { createReward, editReward, listAdminRewards } from '@wine-walk/common/api/admin-rewards.ts';
import { type Route, route } from '../../http/route.ts';
import { addReward, listRewardsForAdmin, updateReward } from './admin-service.ts';

export const routes: readonly Route[] = [
  route(listAdminRewards, async () => listRewardsForAdmin()),
  route(createReward, async ({ body, ...sender }) => addReward(body, sender)),
  route(editReward, async ({ params, body, ...editor }) => updateReward(params.id, body, editor)),
];
