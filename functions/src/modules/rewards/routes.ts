import { isProblem } from '@wine-walk/common/api/contract/problems.ts';
import {
  issueCodeAtDesk,
  issueRedemptionCode,
  listRewards,
} from '@wine-walk/common/api/rewards.ts';
import {
  createReward,
  editReward,
  listAdminRewards,
  redeemReward,
} from '@wine-walk/common/api/staff/rewards.ts';
import { readRedemptionCode } from '../../firestore/events/rewards.ts';
import { limitWrongGuesses, rateLimit } from '../../firestore/rate-limits.ts';
import { requireOwner } from '../../http/caller.ts';
import { type Route, route } from '../../http/route.ts';
import { addReward, listRewardsForAdmin, updateReward } from './admin-service.ts';
import { issueCode, issueCodeOnBehalf } from './issue-code.ts';
import { redeem } from './redeem.ts';
import { listRewardsFor } from './service.ts';

export const rewardRoutes: readonly Route[] = [
  route(
    listRewards,
    async ({ params, caller }) =>
      requireOwner(caller, params.participantId) ??
      listRewardsFor(caller, params.participantId, params.eventId),
  ),

  route(
    issueRedemptionCode,
    async ({ params, caller, ...call }) =>
      requireOwner(caller, params.participantId) ?? issueCode(params, call),
  ),

  route(issueCodeAtDesk, async ({ params, ...call }) =>
    issueCodeOnBehalf(params.id, params.rewardId, call),
  ),

  route(redeemReward, async ({ body, caller: staff, ...call }) => {
    // Read in parallel with the limit and discarded if it is exhausted: a code never changes.
    const reading = readRedemptionCode(body.code);
    reading.catch(() => undefined);
    const { code, doneAt = null, eventId = null } = body;
    return limitWrongGuesses(
      [rateLimit('redemptionCodePerStaff', staff.uid)],
      call.now,
      () => redeem({ ...call, staff, code, doneAt, eventId }, reading),
      (answer) => isProblem(answer) && answer.problem === 'redemption-code-unknown',
    );
  }),

  route(listAdminRewards, async () => listRewardsForAdmin()),
  route(createReward, async ({ body, ...sender }) => addReward(body, sender)),
  route(editReward, async ({ params, body, ...editor }) => updateReward(params.id, body, editor)),
];
