import { useMemo } from 'react';
import { type NextDoors, nextDoors } from '../../components/next-doors.ts';
import { type SeenBusiness, seenBusinesses } from '../../components/seen-business.ts';
import { useCheckIn } from '../../data/check-in.ts';
import type { ReadyWalk } from '../../data/walk.ts';
import type { Fix } from '../../device/location.ts';
import { usePosition } from '../../device/location-position.ts';
import { type Pin, pinState } from './pin-state.ts';

/** What the map draws. */
export interface WalkView {
  /** The next door first, then as one walks, then those visited. */
  pins: Pin[];
  route: NextDoors;
  /** Where the person is; null also where that is too far away to be on the map. */
  here: Fix | null;
  radiusMeters: number;
}

/** A position further from the doors than this would shrink them to nothing. Metres. */
const farAwayMeters = 3000;

export function useWalkView({ event, catalogue, progress }: ReadyWalk): WalkView {
  const { fix } = usePosition();
  const { waitingBusinessIds } = useCheckIn();
  const { businesses, route, here } = useMemo(() => {
    const seen = seenBusinesses(catalogue, progress, fix);
    const near = seen.length === 0 || seen.some(isNear) ? fix : null;
    return { businesses: seen, route: nextDoors(seen, near), here: near };
  }, [catalogue, progress, fix]);
  const pins = useMemo(() => {
    const [next] = route.doors;
    const visited = businesses.filter(({ visit }) => visit);
    return [...route.doors, ...visited].map((business) => ({
      business,
      state: pinState(business, next?.id, waitingBusinessIds.has(business.id)),
    }));
  }, [businesses, route, waitingBusinessIds]);
  return { pins, route, here, radiusMeters: event.checkInRadiusMeters };
}

const isNear = ({ distanceMeters = farAwayMeters }: SeenBusiness) => distanceMeters < farAwayMeters;
