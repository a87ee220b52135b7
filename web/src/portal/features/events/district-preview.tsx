import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { type DistrictMap } from '@wine-walk/common/model/districts.ts';
import { latLngBounds } from 'leaflet';
import { useMemo } from 'react';
import { DistrictBasemap } from '../../../shared/district-map/district-basemap.tsx';
import { pixelBoxAround } from '../../../shared/district-map/pixel-box.ts';
import { LeafletMapView } from '../../../ui/leaflet/leaflet-map.tsx';
import { latLng, MapCircle } from '../../../ui/leaflet/shapes.tsx';
import './district-preview.css';
import { ZoomControl } from '../../shared/location/zoom-control.tsx';

/** Half the side of the square that labels keep clear around a business, in pixels. */
const stopPixels = 18;

interface Props {
  district: DistrictMap;
  stops: readonly AdminBusiness[];
}

/** District with its businesses, as attendees see it. */
export default function DistrictPreview({ district, stops }: Props) {
  const locations = stops.length > 0 ? stops : [district.origin];
  const covered = useMemo(
    () => stops.map((place) => ({ place, box: pixelBoxAround(0, 0, stopPixels) })),
    [stops],
  );
  return (
    <LeafletMapView
      className="district-preview"
      options={{
        maxZoom: 19,
        zoomSnap: 0.25,
        attributionControl: false,
        scrollWheelZoom: false,
        zoomControl: false,
      }}
      start={{
        bounds: latLngBounds(locations.map(latLng)),
        fitting: { padding: [24, 24], maxZoom: 17 },
      }}
      onMap={() => undefined}
    >
      <ZoomControl />
      <DistrictBasemap district={district} covered={covered} />
      {stops.map((stop) => (
        <MapCircle key={stop.id} center={stop} radiusMeters={9} className="district-preview-stop" />
      ))}
    </LeafletMapView>
  );
}
