import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { issueRedemptionCode } from '@wine-walk/common/api/rewards.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { api } from '../../../platform/session/api.ts';

/** Lifetime of a code by the server's rule, for devices with a wrong clock, in milliseconds. */
const usualLifetimeMs = 5 * 60 * 1000;

export interface IssuedCode {
  /** Eight digits. */
  code: string;
  /** Expiry by the server clock, in epoch milliseconds. */
  deadline: number;
}

export interface RewardKey {
  participantId: string;
  eventId: string;
  rewardId: string;
}

/**
 * Returns a one-time code for an unlocked reward, cached while valid: reopening the reward shows the same
 * code, returning after it expired fetches another.
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

/**
 * Converts a server time for a device clock that may be minutes off; falls back to the usual lifetime if the
 * result is implausible.
 */
export function localDeadline(now: number, expiresAt: number): number {
  const left = expiresAt - now;
  return left > 0 && left <= usualLifetimeMs ? expiresAt : now + usualLifetimeMs;
}
