import type { Place } from '@domain/distance.ts';
import { type Map as LeafletMap, latLngBounds } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Room for the pins themselves, for the buttons above and on the right, and for what is written below. Pixels. */
export const fitting = {
  paddingTopLeft: [48, 70] as [number, number],
  paddingBottomRight: [76, 66] as [number, number],
  maxZoom: 18,
};

export function boundsOf(places: readonly Place[]) {
  return latLngBounds(
    places.map(({ latitude, longitude }) => [latitude, longitude] as [number, number]),
  );
}

/** Shows all places, until the person moves the map; what is added or found later as well. */
export function useFitting(map: LeafletMap | null, places: readonly Place[]): void {
  const isMoved = useRef(false);
  const fit = useEffectEvent(() => {
    if (isMoved.current || places.length === 0) return;
    map?.invalidateSize({ animate: false });
    map?.fitBounds(boundsOf(places), { ...fitting, animate: false });
  });
  const count = places.length;
  useEffect(() => {
    if (map) fit();
  }, [map, count]);
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

/** Moves a chosen door out from under what its panel covers. */
export function useInView(map: LeafletMap | null, place: Place | undefined): void {
  const { latitude, longitude } = place ?? {};
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    map?.panInside([latitude, longitude], {
      paddingTopLeft: [48, 80],
      paddingBottomRight: [80, 260],
    });
  }, [map, latitude, longitude]);
}
