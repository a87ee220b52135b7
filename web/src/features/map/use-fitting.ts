import type { Place } from '@domain/distance.ts';
import { type Map as LeafletMap, latLngBounds } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { whenSettled } from '../../components/leaflet/when-settled.ts';
import { hasSides } from './use-sides.ts';

type Pixels = [number, number];

/**
 * Room for the pins themselves and their names, for the buttons on the right, and for what is written above
 * and below. Pixels.
 */
export function fittingOf(isWhole: boolean) {
  const isBeside = isWhole && hasSides();
  const below = isWhole && !isBeside ? 260 : 56;
  return {
    paddingTopLeft: [48, isWhole ? 76 : 48] as Pixels,
    paddingBottomRight: [76, below] as Pixels,
    maxZoom: 18,
  };
}

export function boundsOf(places: readonly Place[]) {
  return latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude] as Pixels));
}

/**
 * Shows all places, until the person moves the map; what is added or found later as well. Whoever arrives at the
 * walk (`isHere`) is shown with it, wherever the map was moved before.
 */
export function useFitting(
  map: LeafletMap | null,
  places: readonly Place[],
  isHere: boolean,
  fitting: ReturnType<typeof fittingOf>,
): void {
  const isMoved = useRef(false);
  const fit = useEffectEvent(() => {
    if (!map || isMoved.current || places.length === 0) return;
    whenSettled(map, () => {
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
export function useInView(map: LeafletMap | null, place: Place | undefined): void {
  const { latitude, longitude } = place ?? {};
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    map?.panInside([latitude, longitude], {
      paddingTopLeft: [48, 80],
      paddingBottomRight: [80, hasSides() ? 60 : 280],
    });
  }, [map, latitude, longitude]);
}
