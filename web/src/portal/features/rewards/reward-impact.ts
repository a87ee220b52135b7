import type { AdminEvent } from '@contract/admin-events.ts';
import type { AdminReward } from '@contract/admin-rewards.ts';
import { isInProgress, rewardEditImpact } from '@domain/attendee-impact.ts';
import type { AttendeeImpact } from '../../forms/attendee-impact-notice.tsx';
import { parseNumberInput } from '../../forms/form-schema.ts';
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
