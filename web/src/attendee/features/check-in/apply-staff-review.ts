import type { EventData } from '../../shared/event-data.ts';
import type { Stage } from './stage.ts';

/**
 * The stage as staff have left it: one that waits to be confirmed turns to the stamp, or is refused, while it is shown. By the
 * live walk, so that nobody who stands beside a volunteer has to close anything.
 */
export function applyStaffReview(stage: Stage, walk: EventData): Stage {
  if (stage.name !== 'pending' || walk.status !== 'ready') return stage;
  const { outcome } = stage;
  const { answer, attempt, business } = outcome;
  if (walk.event.id !== attempt.eventId) return stage;
  const { visits, refusals, unlocked } = walk.progress;
  const refusal = refusals[business.id];
  if (refusal?.checkInTime === answer.timestamp)
    return { name: 'not-confirmed', outcome, reason: refusal.reason };
  const visit = visits[business.id];
  if (visit?.state !== 'verified') return stage;
  const unlockedRewards = Object.keys(unlocked).filter(
    (id) => (unlocked[id]?.unlockedAt ?? '') > answer.timestamp,
  );
  return {
    name: 'verified',
    outcome: {
      ...outcome,
      answer: {
        ...answer,
        state: 'verified',
        isVerified: true,
        timestamp: visit.checkInTime,
        unlockedRewards,
      },
    },
  };
}
