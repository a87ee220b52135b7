import { createReward, editReward, listAdminRewards } from '../../contract/admin-rewards.ts';
import { type Route, route } from '../../http/route.ts';
import { addReward, allRewards, changeReward } from './admin-service.ts';

export const routes: readonly Route[] = [
  route(listAdminRewards, async () => allRewards()),
  route(createReward, async ({ body, ...sender }) => addReward(body, sender)),
  route(editReward, async ({ params, body, ...editor }) => changeReward(params.id, body, editor)),
];
