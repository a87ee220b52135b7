import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type AdminReward } from '@wine-walk/common/api/admin-rewards.ts';
import { isInProgress, rewardEditImpact } from '@wine-walk/common/rules/events/attendee-impact.ts';
import { parseNumberInput } from '../../kit/forms/form-schema.ts';
import type { AttendeeImpact } from '../../shared/attendee-impact-notice.tsx';
import type { RewardValues } from './reward-values.ts';

/** What saving the form changes for each walk that people are on; none where nothing. `now`: ms since 1970, UTC. */
export function rewardImpact(
  reward: AdminReward | null | undefined,
  values: RewardValues,
  events: readonly AdminEvent[],
  now: number,
): AttendeeImpact[] {
  const before = reward ?? null;
  const after = {
    name: before?.name ?? values.name.trim(),
    isActive: values.isActive,
    eventId: values.eventId || null,
    rewardType: values.rewardType,
    requiredVisits: parseNumberInput(values.requiredVisits) ?? before?.requiredVisits ?? 0,
  };
  const walks = events.filter((each) => isInProgress(each, now));
  const changes = walks.map((event) => ({
    event,
    texts: rewardEditImpact(before, after, event.id),
  }));
  return changes.filter(({ texts }) => texts.length > 0);
}
