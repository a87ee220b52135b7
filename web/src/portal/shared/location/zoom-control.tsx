import { Control } from 'leaflet';
import { useEffect } from 'react';
import { useLeafletMap } from '../../../ui/leaflet/use-leaflet-map.ts';
import { texts } from '../../texts/texts.ts';

/** Buttons that zoom, in place of Leaflet's own, whose labels are English (`zoomControl: false`). */
export function ZoomControl() {
  const map = useLeafletMap();
  const { zoomIn, zoomOut } = texts.shared.location;
  useEffect(() => {
    const control = new Control.Zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(map);
    return () => void control.remove();
  }, [map, zoomIn, zoomOut]);
  return null;
}
