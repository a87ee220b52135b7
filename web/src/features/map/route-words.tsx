import type { NextDoors } from '../../components/next-doors.ts';
import { useFormats } from '../../texts/format.ts';
import { useTexts } from '../../texts/texts.ts';

/** What is left to walk: '6 doors left · 0.7 mi · 14 min'. */
export function RouteWords({ route: { doors, meters, walkingSeconds } }: { route: NextDoors }) {
  const { map } = useTexts();
  const { distance } = useFormats();
  return (
    <p className="map-route">
      {doors.length === 0
        ? map.done
        : map.left(doors.length, distance(meters), Math.max(1, Math.ceil(walkingSeconds / 60)))}
    </p>
  );
}
