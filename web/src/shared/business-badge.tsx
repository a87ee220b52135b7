import { type Status, StatusBadge } from '../ui/status-badge.tsx';
import type { BusinessView } from './business-view.ts';
import { useCheckIn } from './check-in-context.ts';

/**
 * Returns Visited, Pending, closed or sold out, Special Reward, or Not Visited, in this order of priority.
 */
export function businessBadgeStatus(business: BusinessView, isQueued: boolean): Status {
  if (business.isVisited) return 'visited';
  if (business.visit || isQueued) return 'pending';
  if (business.status === 'closed') return 'closedTonight';
  if (business.status === 'sold-out') return 'soldOut';
  return business.hasSpecialReward ? 'specialReward' : 'notVisited';
}

/** Status of a business. Queued check-ins count as pending. */
export function BusinessBadge({ business }: { business: BusinessView }) {
  const { queuedBusinessIds } = useCheckIn();
  return <StatusBadge status={businessBadgeStatus(business, queuedBusinessIds.has(business.id))} />;
}
