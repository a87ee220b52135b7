import type { Layer, LeafletEventHandlerFnMap, Map as LeafletMap } from 'leaflet';
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';

export const LeafletMapContext = createContext<LeafletMap | null>(null);

/** Returns the map around this component. */
export function useLeafletMap(): LeafletMap {
  const map = use(LeafletMapContext);
  if (!map) throw new Error('A layer is used outside of a LeafletMapView.');
  return map;
}

/** Adds a layer to the map while the component is mounted. `make` is called once. */
export function useLayer<L extends Layer>(make: () => L): L {
  const map = useLeafletMap();
  const [layer] = useState(make);
  useEffect(() => {
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, layer]);
  return layer;
}

/** Calls `handle` for each map event of this name. */
export function useMapEvent<Name extends keyof LeafletEventHandlerFnMap>(
  name: Name,
  handle: NonNullable<LeafletEventHandlerFnMap[Name]>,
): void {
  const map = useLeafletMap();
  const onEvent = useEffectEvent(handle as (event: unknown) => void);
  useEffect(() => {
    const listener = (event: unknown) => onEvent(event);
    map.on(name as string, listener);
    return () => void map.off(name as string, listener);
  }, [map, name]);
}

/** Returns the zoom of the map after each zoom animation. */
export function useZoom(): number {
  const map = useLeafletMap();
  return useSyncExternalStore(
    (changed) => {
      map.on('zoomend viewreset', changed);
      return () => void map.off('zoomend viewreset', changed);
    },
    () => map.getZoom(),
  );
}

/** Latest change deferred until the end of the zoom, by map. */
const deferred = new WeakMap<LeafletMap, () => void>();
const zooming = new WeakSet<LeafletMap>();
const watched = new WeakSet<LeafletMap>();

/** Tracks zoom animations, because Leaflet drops view changes during a zoom. Call once per map. */
export function trackZoom(map: LeafletMap): void {
  if (watched.has(map)) return;
  watched.add(map);
  map.on('zoomanim', () => void zooming.add(map));
  map.on('zoomend', () => void zooming.delete(map));
  // Fired after `zoomend`: a listener of the deferred change hears the end of its own move.
  map.on('moveend', () => {
    if (zooming.has(map)) return;
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
