import { issueRedemptionCode, listRewards, redeemReward } from '../../contract/rewards.ts';
import { forbiddenUnlessOwn } from '../../http/own.ts';
import { type Route, route } from '../../http/route.ts';
import { issueCode, redeem } from './redemption.ts';
import { rewardsOf } from './service.ts';

export const routes: readonly Route[] = [
  route(
    listRewards,
    async ({ params, caller }) =>
      forbiddenUnlessOwn(caller, params.participantId) ??
      rewardsOf(params.participantId, params.eventId),
  ),

  route(
    issueRedemptionCode,
    async ({ params, caller, now }) =>
      forbiddenUnlessOwn(caller, params.participantId) ?? issueCode(params, now),
  ),

  route(redeemReward, async ({ body, caller, now }) => redeem(body.code, caller, now)),
];
