import { type Status, StatusBadge } from '../ui/status-badge.tsx';
import type { BusinessView } from './business-view.ts';
import { useCheckIn } from './check-in-context.ts';

/** Visited; else Pending; else closed or sold out tonight; else Special Reward where there is one; else Not Visited. */
export function businessBadgeStatus(business: BusinessView, isQueued: boolean): Status {
  if (business.isVisited) return 'visited';
  if (business.visit || isQueued) return 'pending';
  if (business.status === 'closed') return 'closedTonight';
  if (business.status === 'sold-out') return 'soldOut';
  return business.hasSpecialReward ? 'specialReward' : 'notVisited';
}

/** A business's state in a word. A check-in that waits for a connection is pending already. */
export function BusinessBadge({ business }: { business: BusinessView }) {
  const { queuedBusinessIds } = useCheckIn();
  return <StatusBadge status={businessBadgeStatus(business, queuedBusinessIds.has(business.id))} />;
}
