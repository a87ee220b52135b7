import { useCheckIn } from '../data/check-in.ts';
import type { SeenBusiness } from './seen-business.ts';
import { type Status, StatusBadge } from './status-badge.tsx';

/** Visited; else Pending; else Special Reward where there is one; else Not Visited. */
export function businessStatus(business: SeenBusiness, isWaiting: boolean): Status {
  if (business.isVisited) return 'visited';
  if (business.visit || isWaiting) return 'pending';
  return business.hasSpecialReward ? 'specialReward' : 'notVisited';
}

/** A business's state in a word. A check-in that waits for a connection is pending already. */
export function BusinessBadge({ business }: { business: SeenBusiness }) {
  const { waitingBusinessIds } = useCheckIn();
  return <StatusBadge status={businessStatus(business, waitingBusinessIds.has(business.id))} />;
}
