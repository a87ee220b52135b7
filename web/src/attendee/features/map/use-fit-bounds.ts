import type { Coordinates } from '@wine-walk/common/lib/distance.ts';
import { type Map as LeafletMap, latLngBounds } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { afterZoom } from '../../../ui/leaflet/after-zoom.ts';
import { hasSidePanels } from './use-side-panels.ts';

type Pixels = [number, number];

/** Returns the padding for pins, labels, the buttons on the right, and content above and below, in pixels. */
export function fitPadding(isFullscreen: boolean) {
  const hasPanels = isFullscreen && hasSidePanels();
  const below = isFullscreen && !hasPanels ? 260 : 56;
  return {
    paddingTopLeft: [48, isFullscreen ? 76 : 48] as Pixels,
    paddingBottomRight: [76, below] as Pixels,
    maxZoom: 18,
  };
}

export function boundsOf(places: readonly Coordinates[]) {
  return latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude] as Pixels));
}

/**
 * Fits all coordinates, including ones added later, until the user moves the map. When the user's location
 * first appears (`isHere`), the map is fitted again even if it was moved.
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

/** Pans the selected business out from under its panel. */
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
