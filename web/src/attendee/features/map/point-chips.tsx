import { type Coordinates, distanceMeters } from '@wine-walk/common/lib/distance.ts';
import type { MapPoint, MapPointKind } from '@wine-walk/common/model/events.ts';
import type { Map as LeafletMap } from 'leaflet';
import { useTexts } from '../../../i18n/texts.ts';
import { pointSigns } from './map-layers.tsx';
import './point-chips.css';

/** Kinds in the order of their chips. */
const kinds: readonly MapPointKind[] = ['restroom', 'water', 'first-aid', 'desk'];

interface Props {
  map: LeafletMap;
  points: readonly MapPoint[];
  /** User location; null if unknown, where the center of the map counts. */
  near: Coordinates | null;
  chosen: MapPoint | null;
  /** Receives the nearest point of a kind, or null when its chip is pressed again. */
  onChoose: (point: MapPoint | null) => void;
}

/** Chips for the kinds of help points, of which each moves the map to the nearest point. */
export function PointChips({ map, points, near, chosen, onChoose }: Props) {
  const texts = useTexts('map');
  const offered = kinds.filter((kind) => points.some((point) => point.kind === kind));
  if (offered.length === 0) return null;
  const choose = (kind: MapPointKind) => {
    if (chosen?.kind === kind) return onChoose(null);
    const { lat, lng } = map.getCenter();
    const from = near ?? { latitude: lat, longitude: lng };
    const [nearest = null] = points
      .filter((point) => point.kind === kind)
      .toSorted((a, b) => distanceMeters(from, a) - distanceMeters(from, b));
    onChoose(nearest);
  };
  return (
    <fieldset className="point-chips" aria-label={texts.findNearby}>
      {offered.map((kind) => {
        const Sign = kind === 'restroom' ? null : pointSigns[kind];
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={chosen?.kind === kind}
            onClick={() => choose(kind)}
          >
            <span className="point-chips-sign" aria-hidden="true">
              {Sign ? <Sign /> : texts.restroomSign}
            </span>
            <span className="point-chips-name">{texts.points[kind]}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
