import type { Map as LeafletMap } from 'leaflet';

/** Latest change deferred until the end of the zoom, by map. */
const deferred = new WeakMap<LeafletMap, () => void>();
const zooming = new WeakSet<LeafletMap>();
const watched = new WeakSet<LeafletMap>();

/** Tracks zoom animations, because Leaflet drops view changes during a zoom. Call once per map. */
export function trackZoom(map: LeafletMap): void {
  if (watched.has(map)) return;
  watched.add(map);
  map.on('zoomanim', () => void zooming.add(map));
  map.on('zoomend', () => {
    zooming.delete(map);
    const act = deferred.get(map);
    deferred.delete(map);
    act?.();
  });
}

/**
 * Changes the map's view now, or after the current zoom animation. Only the last of several deferred changes
 * runs.
 */
export function afterZoom(map: LeafletMap, act: () => void): void {
  if (zooming.has(map)) deferred.set(map, act);
  else act();
}
