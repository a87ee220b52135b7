import { MapMarker } from './map-marker.tsx';
import { BusinessButton, GroupButton, type PinSelection } from './pin-buttons.tsx';
import type { PlacedPins } from './use-map-layout.ts';

interface Props {
  drawn: readonly PlacedPins[];
  selectedId: string | null;
  onSelect: (selection: PinSelection) => void;
}

/** Every business as a button; those that would cover each other as one of their group. */
export function Pins({ drawn, selectedId, onSelect }: Props) {
  return drawn.map((each) => {
    const [first, ...others] = each.pins;
    if (!first) return null;
    const isSelected = first.business.id === selectedId;
    return (
      <MapMarker
        key={each.placed.ids.join(' ')}
        place={each.place}
        level={isSelected || first.state === 'next' ? 1 : 0}
      >
        <Leader {...each} />
        {others.length > 0 ? (
          <GroupButton {...each} />
        ) : (
          <BusinessButton {...each} pin={first} isSelected={isSelected} onSelect={onSelect} />
        )}
      </MapMarker>
    );
  });
}

/** From where a business is to where it is drawn. */
function Leader({ placed: { offset } }: PlacedPins) {
  const length = Math.hypot(offset.x, offset.y);
  if (length < 5) return null;
  return (
    <svg className="pin-leader" width="1" height="1" aria-hidden="true">
      <line x2={offset.x} y2={offset.y} />
      <circle r="2.5" />
    </svg>
  );
}
