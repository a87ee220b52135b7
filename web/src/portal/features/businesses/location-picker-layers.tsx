import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import type { Coordinates } from '@wine-walk/common/lib/distance.ts';
import { CircleMarker, Control, divIcon, type Map as LeafletMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import { latLng } from '../../../ui/leaflet/shapes.tsx';
import { useLayer, useLeafletMap, useMapEvent } from '../../../ui/leaflet/use-leaflet-map.ts';

/** The chosen place. */
export const pin = divIcon({
  className: 'place-pin',
  html: '<svg viewBox="0 0 24 34" aria-hidden="true"><path d="M12 33C12 33 23 19 23 11.5A11 11 0 0 0 1 11.5C1 19 12 33 12 33Z"/><circle cx="12" cy="11.5" r="4.2"/></svg>',
  iconSize: [28, 40],
  iconAnchor: [14, 39],
});

/** Chooses where the map is pressed. */
export function MapClickHandler({ onChoose }: { onChoose: (place: Coordinates) => void }) {
  useMapEvent('click', ({ latlng }) =>
    onChoose({ latitude: latlng.lat, longitude: latlng.wrap().lng }),
  );
  return null;
}

/** The map's scale, in both units. */
export function Scale() {
  const map = useLeafletMap();
  useEffect(() => {
    const scale = new Control.Scale({ position: 'bottomright' }).addTo(map);
    return () => void scale.remove();
  }, [map]);
  return null;
}

/** One of the other businesses. */
export function OtherBusinessMarker({ business }: { business: AdminBusiness }) {
  const marker = useLayer(() =>
    new CircleMarker(latLng(business), { radius: 5, className: 'place-map-other' }).bindTooltip(''),
  );
  const { name, latitude, longitude } = business;
  useEffect(() => {
    const label = document.createElement('span');
    label.textContent = name;
    marker.setLatLng([latitude, longitude]).setTooltipContent(label);
  }, [marker, name, latitude, longitude]);
  return null;
}

/** Brings the pin back into view where coordinates that were typed put it outside. */
export function usePanToMarker(map: LeafletMap | null, place: Coordinates | null): void {
  const latitude = place?.latitude;
  const longitude = place?.longitude;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (!map.getBounds().contains([latitude, longitude])) {
      map.setView([latitude, longitude], Math.max(map.getZoom(), 16));
    }
  }, [map, latitude, longitude]);
}
