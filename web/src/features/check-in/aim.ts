import { decideCheckIn, type PendingReason } from '@domain/check-in.ts';
import type { SeenBusiness } from '../../components/seen-business.ts';
import type { ReadyWalk } from '../../data/walk.ts';
import type { Fix } from '../../device/location.ts';

/** What a tap now would come to, as far as this device can tell. */
export type Aim = 'at-door' | 'cannot-tell' | 'come-closer';

interface Shot {
  walk: Pick<ReadyWalk, 'event' | 'catalogue' | 'progress'>;
  business: SeenBusiness;
  fix: Fix | null;
  hasVenueCode: boolean;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

/** The server's own rule, asked here only to choose words: what counts is the server's decision. */
function decide({ walk, business, fix, hasVenueCode, now }: Shot) {
  const elsewhere = walk.catalogue.businesses.flatMap((place) => {
    const visit = walk.progress.visits[place.id];
    return visit && place.id !== business.id ? [{ place, at: Date.parse(visit.checkInTime) }] : [];
  });
  return decideCheckIn({
    business,
    radiusMeters: walk.event.checkInRadiusMeters,
    event: walk.event,
    fix: fix && { ...fix, age: Math.max(0, now - fix.takenAt) },
    hasVenueCode,
    otherVisit: elsewhere.toSorted((a, b) => b.at - a.at)[0] ?? null,
    capturedAt: now,
    now,
  });
}

/** Words for the fix while it improves. */
export function aimOf(shot: Shot): Aim {
  const decision = decide(shot);
  if (decision.outcome === 'refused') return 'come-closer';
  const isClear = decision.outcome === 'verified' || !decision.reasons.includes('unclear-fix');
  return isClear ? 'at-door' : 'cannot-tell';
}

/** Why a check-in is pending, by its code, so that every language can say it; none where unknown here. */
export function pendingReasons(shot: Shot): PendingReason[] {
  const decision = decide(shot);
  return decision.outcome === 'pending' ? decision.reasons : [];
}
