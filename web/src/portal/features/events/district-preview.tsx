import type { AdminBusiness } from '@contract/admin-businesses.ts';
import type { DistrictMap } from '@contract/districts.ts';
import { latLngBounds } from 'leaflet';
import { DistrictGround } from '../../../components/leaflet/district/district-ground.tsx';
import { LeafletMapView } from '../../../components/leaflet/leaflet-map.tsx';
import { latLng, MapCircle } from '../../../components/leaflet/shapes.tsx';
import './district-preview.css';

interface Props {
  district: DistrictMap;
  stops: readonly AdminBusiness[];
}

/** The district as attendees will see it, with the businesses on it. */
export default function DistrictPreview({ district, stops }: Props) {
  const places = stops.length > 0 ? stops : [district.origin];
  return (
    <LeafletMapView
      className="district-preview"
      options={{ maxZoom: 19, zoomSnap: 0.25, attributionControl: false, scrollWheelZoom: false }}
      start={{
        bounds: latLngBounds(places.map(latLng)),
        fitting: { padding: [24, 24], maxZoom: 17 },
      }}
      onMap={() => undefined}
    >
      <DistrictGround district={district} pins={places} />
      {stops.map((stop) => (
        <MapCircle key={stop.id} center={stop} radiusMeters={9} className="district-preview-stop" />
      ))}
    </LeafletMapView>
  );
}
