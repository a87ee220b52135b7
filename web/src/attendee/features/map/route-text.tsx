import { type RouteLeg, walkingSpeed } from '@wine-walk/common/rules/routes/route.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import type { NextBusinesses } from '../../shared/next-businesses.ts';

const toMinutes = (seconds: number) => Math.max(1, Math.ceil(seconds / 60));

interface Props {
  route: NextBusinesses;
  /** True if the distance follows the streets. */
  isOnStreets: boolean;
}

/** Remaining route: '6 stops left · 0.7 mi · 14 min along the streets'. */
export function RouteText({ route: { stops, meters, walkingSeconds }, isOnStreets }: Props) {
  const map = useTexts('map');
  const { distance } = useFormats();
  const left = map.left({
    count: stops.length,
    distance: distance(meters),
    minutes: toMinutes(walkingSeconds),
  });
  return (
    <p className="map-route">
      {stops.length === 0 ? map.done : isOnStreets ? map.alongStreets({ way: left }) : left}
    </p>
  );
}

interface LegProps {
  /** ID for an `aria-describedby`. */
  id?: string;
  leg: RouteLeg;
  /** Distance to the business that lists and check-in show as well; the leg's length if unknown. */
  distanceMeters: number | undefined;
}

/** Distance to a business and the walking time: '350 ft · 2 min'. */
export function LegText({ id, leg: { meters }, distanceMeters = meters }: LegProps) {
  const map = useTexts('map');
  const { distance } = useFormats();
  return (
    <p id={id} className="map-leg">
      {distance(distanceMeters)}
      {'\u00a0'}· {map.minutes({ minutes: toMinutes(meters / walkingSpeed) })}
    </p>
  );
}
