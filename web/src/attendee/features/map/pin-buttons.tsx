import type { Coordinates } from '@wine-walk/common/lib/distance.ts';
import type { Handler, Map as LeafletMap } from 'leaflet';
import type { FocusEvent, MouseEvent } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { latLng } from '../../../ui/leaflet/shapes.tsx';
import { afterZoom, useLeafletMap } from '../../../ui/leaflet/use-leaflet-map.ts';
import { PinDrawing } from './pin-drawing.tsx';
import { type Pin, pinLabel } from './pin-state.ts';
import type { PlacedPins } from './use-map-layout.ts';

/** What was chosen on the map. */
export interface PinSelection {
  id: string;
  /** By the keyboard or a screen reader, which the focus has to follow. */
  isByKey: boolean;
}

interface BusinessProps extends PlacedPins {
  onSelect: (selection: PinSelection) => void;
  pin: Pin;
  isSelected: boolean;
}

/** A business's pin. */
export function BusinessButton({ pin, placed, label, isSelected, onSelect }: BusinessProps) {
  const texts = useTexts();
  const { isDragged, bringIntoView } = usePinOnMap();
  const { business, state } = pin;
  return (
    <button
      type="button"
      className="pin"
      data-state={state}
      data-special={business.hasSpecialReward || undefined}
      data-business={business.id}
      style={styleOf(placed)}
      aria-label={pinLabel(pin, texts)}
      aria-pressed={isSelected}
      onFocus={bringIntoView(business)}
      onClick={(event) => {
        if (!isDragged(event)) onSelect({ id: business.id, isByKey: event.detail === 0 });
      }}
    >
      <PinDrawing {...pin} />
      {label && (
        <span className="pin-name" data-side={label} dir="auto" aria-hidden="true">
          {business.name}
        </span>
      )}
    </button>
  );
}

/** The pin of several businesses that are too close to part. */
export function GroupButton({ pins, placed, place }: PlacedPins) {
  const { map: texts } = useTexts();
  const map = useLeafletMap();
  const { isDragged, bringIntoView } = usePinOnMap();
  const names = pins.map(({ business }) => business.name).join(', ');
  const isDone = pins.every(({ state }) => state === 'visited');
  return (
    <button
      type="button"
      className="pin pin-group"
      data-state={isDone ? 'visited' : 'open'}
      data-businesses={pins.map(({ business }) => business.id).join(' ')}
      style={styleOf(placed)}
      aria-label={texts.clusterLabel(pins.length, names)}
      onFocus={bringIntoView(place)}
      onClick={(event) => {
        if (isDragged(event)) return;
        const places = pins.map(({ business }) => latLng(business));
        const [first] = pins;
        // While the map still zooms it would forget where it is to go.
        afterZoom(map, () => map.fitBounds(places, { padding: [64, 64], maxZoom: 19 }));
        // The group is gone once it has opened: the keyboard goes on at its first one.
        if (event.detail === 0 && first) focusOnceDrawn(map, first.business.id);
      }}
    >
      ×{pins.length}
    </button>
  );
}

/** When the map has come to rest, the focus is on this business: its pin, or the group it is in. */
function focusOnceDrawn(map: LeafletMap, id: string): void {
  map.once('moveend', () =>
    requestAnimationFrame(() => {
      const pin = `[data-business="${CSS.escape(id)}"], [data-businesses~="${CSS.escape(id)}"]`;
      map.getContainer().querySelector<HTMLElement>(pin)?.focus();
    }),
  );
}

const styleOf = ({ offset, size }: PlacedPins['placed']) => ({
  width: size,
  height: size,
  transform: `translate(${offset.x - size / 2}px, ${offset.y - size / 2}px)`,
});

/** What a button on a map has to mind. */
function usePinOnMap() {
  const map = useLeafletMap();
  // Its type leaves out what this handler adds to the others.
  const dragging = map.dragging as Handler & { moved: () => boolean };
  return {
    /** The end of a drag that began on the button is a click to the browser. */
    isDragged: (event: MouseEvent) => event.detail > 0 && dragging.moved(),
    /** On focus by the keyboard: out from under what lies over the map's edges. */
    bringIntoView:
      ({ latitude, longitude }: Coordinates) =>
      (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.matches(':focus-visible')) return;
        map.panInside([latitude, longitude], {
          paddingTopLeft: [48, 64],
          paddingBottomRight: [80, 64],
        });
      },
  };
}
