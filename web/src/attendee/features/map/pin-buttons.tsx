import type { Coordinates } from '@wine-walk/common/lib/distance.ts';
import { randomFrom, seedOf } from '@wine-walk/common/rules/businesses/seed.ts';
import type { Handler, Map as LeafletMap } from 'leaflet';
import { Ban, Check, Clock, Sparkles } from 'lucide-react';
import type { FocusEvent, MouseEvent } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { wobblyCirclePath } from '../../../shared/stamp/stamp-lines.ts';
import { latLng } from '../../../ui/leaflet/shapes.tsx';
import { afterZoom, useLeafletMap } from '../../../ui/leaflet/use-leaflet-map.ts';
import { hasStar, type Pin, pinLabel } from './pin-state.ts';
import type { PlacedPins } from './use-map-layout.ts';

/** Selected business on the map. */
export interface PinSelection {
  id: string;
  /** True if selected by keyboard or screen reader, which need the focus to follow. */
  isByKey: boolean;
}

interface BusinessProps extends PlacedPins {
  onSelect: (selection: PinSelection) => void;
  pin: Pin;
  isSelected: boolean;
}

/** Pin of a business. */
export function BusinessButton({ pin, placed, label, isSelected, onSelect }: BusinessProps) {
  const map = useTexts('map');
  const common = useTexts('common');
  const { isDragged, bringIntoView } = usePinOnMap();
  const { business, state } = pin;
  return (
    <button
      type="button"
      className="pin"
      data-state={state}
      data-special={business.hasSpecialReward || undefined}
      data-business={business.id}
      style={pinStyle(placed)}
      aria-label={pinLabel(pin, { map, common })}
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

/** Pin of several businesses that are too close to separate. */
export function GroupButton({ pins, placed, place }: PlacedPins) {
  const texts = useTexts('map');
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
      style={pinStyle(placed)}
      aria-label={texts.clusterLabel({ count: pins.length, names })}
      onFocus={bringIntoView(place)}
      onClick={(event) => {
        if (isDragged(event)) return;
        const positions = pins.map(({ business }) => latLng(business));
        const [first] = pins;
        const isByKeyboard = event.detail === 0;
        // A zoom in progress would override the new target.
        afterZoom(map, () => {
          // The group disappears after zooming in, so the focus moves to its first business.
          if (isByKeyboard && first) focusAfterMove(map, first.business.id);
          map.fitBounds(positions, { padding: [64, 64], maxZoom: 19 });
        });
      }}
    >
      ×{pins.length}
    </button>
  );
}

/** Focuses the pin of this business, or the group that contains it, after the map stops moving. */
function focusAfterMove(map: LeafletMap, id: string): void {
  map.once('moveend', () =>
    requestAnimationFrame(() => {
      const pin = `[data-business="${CSS.escape(id)}"], [data-businesses~="${CSS.escape(id)}"]`;
      map.getContainer().querySelector<HTMLElement>(pin)?.focus();
    }),
  );
}

const pinStyle = ({ offset, size }: PlacedPins['placed']) => ({
  width: size,
  height: size,
  transform: `translate(${offset.x - size / 2}px, ${offset.y - size / 2}px)`,
});

/** Provides event handling for a button on the map. */
function usePinOnMap() {
  const map = useLeafletMap();
  // Leaflet's type omits `moved`.
  const dragging = map.dragging as Handler & { moved: () => boolean };
  return {
    /** True if the click ends a drag that began on the button. */
    isDragged: (event: MouseEvent) => event.detail > 0 && dragging.moved(),
    /** Pans the map on keyboard focus, so that controls over the map's edges do not cover the pin. */
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

/** Business as a small stamp: its number on the route, or a check mark in inked rings if visited. */
function PinDrawing(pin: Pin) {
  const { business, state, number } = pin;
  const isInked = state === 'visited' || state === 'pending';
  return (
    <>
      <svg className="pin-rings" viewBox="-64 -64 128 128" aria-hidden="true">
        <circle r="61" className="pin-ground" />
        {isInked ? <Rings name={business.name} /> : <circle r="57" className="pin-ring" />}
      </svg>
      {/* The style sheet draws the number, so that it is not part of the button's accessible name. */}
      <span
        className="pin-sign"
        aria-hidden="true"
        data-number={isInked ? undefined : (number ?? undefined)}
      >
        {state === 'visited' && <Check />}
        {state === 'pending' && <Clock />}
        {state === 'closed' && <Ban />}
      </span>
      {hasStar(pin) && (
        <span className="pin-badge" data-kind="special">
          <Sparkles aria-hidden="true" />
        </span>
      )}
    </>
  );
}

function Rings({ name }: { name: string }) {
  const random = randomFrom(seedOf(name));
  return (
    <>
      <path d={wobblyCirclePath(57, 1, random)} className="pin-ring" strokeWidth="6" />
      <path d={wobblyCirclePath(47, 0.8, random)} className="pin-ring" strokeWidth="2.5" />
    </>
  );
}
