import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { issueRedemptionCode } from '@wine-walk/common/api/rewards.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { api } from '../../../platform/session/api.ts';

/** Milliseconds that a code is good for; the server's own rule, for devices whose clock is wrong. */
const usualLifetimeMs = 5 * 60 * 1000;

export interface IssuedCode {
  /** Eight digits. */
  code: string;
  /** When it stops working, by the server's clock. Milliseconds since 1970. */
  deadline: number;
}

export interface RewardKey {
  participantId: string;
  eventId: string;
  rewardId: string;
}

/**
 * A one-time code for an unlocked reward, kept while it is good: opening the reward again shows the same one,
 * and coming back to the app after it ran out brings a new one.
 */
export function useRedemptionCode(wanted: RewardKey, enabled: boolean): UseQueryResult<IssuedCode> {
  const { participantId, eventId, rewardId } = wanted;
  return useQuery({
    queryKey: ['redemption-code', participantId, eventId, rewardId],
    queryFn: () => issue(wanted),
    staleTime: ({ state }) =>
      state.data ? Math.max(0, state.data.deadline - serverNow(state.dataUpdatedAt)) : 0,
    enabled,
    meta: { isWrite: true },
  });
}

async function issue(params: RewardKey): Promise<IssuedCode> {
  const idempotencyKey = crypto.randomUUID();
  const { code, expiresAt } = await api(issueRedemptionCode, { params, idempotencyKey });
  return { code, deadline: localDeadline(serverNow(), Date.parse(expiresAt)) };
}

/** A server time on a clock that may be minutes off: what cannot be right is taken as the usual lifetime. */
export function localDeadline(now: number, expiresAt: number): number {
  const left = expiresAt - now;
  return left > 0 && left <= usualLifetimeMs ? expiresAt : now + usualLifetimeMs;
}
