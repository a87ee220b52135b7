import type { Coordinates } from '@wine-walk/common/lib/distance.ts';
import { type Map as LeafletMap, latLngBounds } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { afterZoom } from '../../../ui/leaflet/use-leaflet-map.ts';
import { hasSidePanels } from './use-side-panels.ts';

type Pixels = [number, number];

/**
 * Room for the pins themselves and their names, for the buttons on the right, and for what is written above
 * and below. Pixels.
 */
export function fitPadding(isWhole: boolean) {
  const isBeside = isWhole && hasSidePanels();
  const below = isWhole && !isBeside ? 260 : 56;
  return {
    paddingTopLeft: [48, isWhole ? 76 : 48] as Pixels,
    paddingBottomRight: [76, below] as Pixels,
    maxZoom: 18,
  };
}

export function boundsOf(places: readonly Coordinates[]) {
  return latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude] as Pixels));
}

/**
 * Shows all places, until the person moves the map; what is added or found later as well. Whoever arrives at the
 * walk (`isHere`) is shown with it, wherever the map was moved before.
 */
export function useFitBounds(
  map: LeafletMap | null,
  places: readonly Coordinates[],
  isHere: boolean,
  fitting: ReturnType<typeof fitPadding>,
): void {
  const isMoved = useRef(false);
  const fit = useEffectEvent(() => {
    if (!map || isMoved.current || places.length === 0) return;
    afterZoom(map, () => {
      map.invalidateSize({ animate: false });
      map.fitBounds(boundsOf(places), { ...fitting, animate: false });
    });
  });
  const count = places.length;
  useEffect(() => {
    if (map) fit();
  }, [map, count]);
  useEffect(() => {
    if (!map || !isHere) return;
    isMoved.current = false;
    fit();
  }, [map, isHere]);
  useEffect(() => {
    if (!map) return;
    const container = map.getContainer();
    const moved = () => {
      isMoved.current = true;
    };
    const gestures = ['dragstart', 'keydown', 'dblclick'] as const;
    for (const gesture of gestures) map.on(gesture, moved);
    container.addEventListener('wheel', moved, { passive: true });
    const resized = new ResizeObserver(() => {
      map.invalidateSize({ animate: false });
      fit();
    });
    resized.observe(container);
    return () => {
      for (const gesture of gestures) map.off(gesture, moved);
      container.removeEventListener('wheel', moved);
      resized.disconnect();
    };
  }, [map]);
}

/** Moves a chosen business out from under what its panel covers. */
export function usePanIntoView(map: LeafletMap | null, place: Coordinates | undefined): void {
  const { latitude, longitude } = place ?? {};
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    map?.panInside([latitude, longitude], {
      paddingTopLeft: [48, 80],
      paddingBottomRight: [80, hasSidePanels() ? 60 : 280],
    });
  }, [map, latitude, longitude]);
}
