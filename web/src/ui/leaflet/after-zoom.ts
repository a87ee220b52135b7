import type { Map as LeafletMap } from 'leaflet';

/** What waits for a map to end its zoom: the latest of each map alone. */
const deferred = new WeakMap<LeafletMap, () => void>();
const zooming = new WeakSet<LeafletMap>();
const watched = new WeakSet<LeafletMap>();

/** Leaflet forgets a change of its view while it zooms: call once for each map that `whenSettled` is used with. */
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

/** Changes the map's view now, or once the zoom that is under way has ended; of several changes the last. */
export function afterZoom(map: LeafletMap, act: () => void): void {
  if (zooming.has(map)) deferred.set(map, act);
  else act();
}
