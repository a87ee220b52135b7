import type { Coordinates } from '@wine-walk/common/lib/distance.ts';
import { type Map as LeafletMap, latLngBounds } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { afterZoom } from '../../../ui/leaflet/use-leaflet-map.ts';
import { hasSidePanels } from './use-side-panels.ts';

type Pixels = [number, number];

/**
 * Lower edge of the chips for help points and a pin, in pixels: two rows, or one row of signs where the chips have less
 * than 18rem (point-chips.css).
 */
const belowChips = () => (window.innerWidth < 352 ? 140 : 192);

/**
 * Returns the padding for pins, labels, the buttons on the right, and content above and below, in pixels. `hasChips`: true
 * if the open map shows chips for help points.
 */
export function fitPadding(isFullscreen: boolean, hasChips: boolean) {
  const hasPanels = isFullscreen && hasSidePanels();
  const below = isFullscreen && !hasPanels ? 260 : 56;
  const aboveOpenMap = hasChips && !hasPanels ? belowChips() : 76;
  return {
    paddingTopLeft: [48, isFullscreen ? aboveOpenMap : 48] as Pixels,
    paddingBottomRight: [76, below] as Pixels,
    maxZoom: 18,
  };
}

export function boundsOf(coordinates: readonly Coordinates[]) {
  return latLngBounds(
    coordinates.map(({ latitude, longitude }) => [latitude, longitude] as Pixels),
  );
}

/**
 * Fits all coordinates, including ones added later, until the user moves the map. When the user's location
 * first appears (`hasUserLocation`), the map is fitted again even if it was moved.
 */
export function useFitBounds(
  map: LeafletMap | null,
  coordinates: readonly Coordinates[],
  hasUserLocation: boolean,
  fitting: ReturnType<typeof fitPadding>,
): void {
  const isMoved = useRef(false);
  const fit = useEffectEvent(() => {
    if (!map || isMoved.current || coordinates.length === 0) return;
    afterZoom(map, () => {
      map.invalidateSize({ animate: false });
      map.fitBounds(boundsOf(coordinates), { ...fitting, animate: false });
    });
  });
  const count = coordinates.length;
  useEffect(() => {
    if (map) fit();
  }, [map, count]);
  useEffect(() => {
    if (!map || !hasUserLocation) return;
    isMoved.current = false;
    fit();
  }, [map, hasUserLocation]);
  useEffect(() => {
    if (!map) return;
    const container = map.getContainer();
    const onMove = () => {
      isMoved.current = true;
    };
    const gestures = ['dragstart', 'keydown', 'dblclick'] as const;
    for (const gesture of gestures) map.on(gesture, onMove);
    container.addEventListener('wheel', onMove, { passive: true });
    const resizeObserver = new ResizeObserver(() => {
      map.invalidateSize({ animate: false });
      fit();
    });
    resizeObserver.observe(container);
    return () => {
      for (const gesture of gestures) map.off(gesture, onMove);
      container.removeEventListener('wheel', onMove);
      resizeObserver.disconnect();
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
