import type { Place } from '@domain/distance.ts';
import { useMemo } from 'react';
import { useLeafletMap, useZoom } from '../../components/leaflet/use-leaflet-map.ts';
import { declutter, type Placed } from './declutter.ts';
import { type LabelSide, labelled } from './labels.ts';
import { type Pin, pinSize } from './pin-state.ts';

export interface PlacedPins {
  pins: Pin[];
  place: Place;
  placed: Placed;
  /** Where its name has room, if it has. */
  label: LabelSide | undefined;
}

/**
 * Businesses closer than this are one group, until zooming further would not part them. Pixels. Of many businesses
 * more are grouped, as there is no room to move them aside.
 */
const groupWithin = (count: number) => (count > 24 ? 42 : 27);
const neverGroupFromZoom = 18;

/** The pins as they are drawn at the present zoom. */
export function usePlacedPins(pins: readonly Pin[], selectedId: string | null): PlacedPins[] {
  const map = useLeafletMap();
  const zoom = useZoom();
  return useMemo(() => {
    const byId = new Map(pins.map((pin) => [pin.business.id, pin]));
    const important = pins.toSorted((a, b) => rank(a, selectedId) - rank(b, selectedId));
    const spots = important.map((pin) => {
      const { x, y } = map.project([pin.business.latitude, pin.business.longitude], zoom);
      const isAlone = rank(pin, selectedId) < 2;
      return { id: pin.business.id, x, y, size: pinSize(pin.state), isAlone };
    });
    const placed = declutter(spots, zoom < neverGroupFromZoom ? groupWithin(pins.length) : 0);
    const labels = labelled(placed, (id) => nameWidth(byId.get(id)?.business.name ?? ''));
    return placed.map((each) => {
      const { lat, lng } = map.unproject([each.at.x, each.at.y], zoom);
      return {
        pins: each.ids.flatMap((id) => byId.get(id) ?? []),
        place: { latitude: lat, longitude: lng },
        placed: each,
        label: labels.get(each.ids.join(' ')),
      };
    });
  }, [map, zoom, pins, selectedId]);
}

/** Always drawn for themselves: the selected business and the next. */
function rank({ business, state }: Pin, selectedId: string | null): number {
  if (business.id === selectedId) return 0;
  return state === 'next' ? 1 : 2;
}

const maxLabelPixels = 132;
const pen = document.createElement('canvas').getContext('2d');

/** Pixels, as map.css writes the names. */
function nameWidth(name: string): number {
  if (pen) pen.font = '600 12px "Figtree Variable", sans-serif';
  return Math.min(maxLabelPixels, (pen?.measureText(name).width ?? name.length * 7) + 8);
}
