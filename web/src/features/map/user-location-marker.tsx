import { MapCircle } from '../../components/leaflet/shapes.tsx';
import type { DeviceFix } from '../../device/location.ts';
import { useFormats } from '../../texts/format.ts';
import { useTexts } from '../../texts/texts.ts';
import { MapMarker } from './map-marker.tsx';

/** Where the person is, within the circle that the device is sure of. */
export function UserLocationMarker({ fix }: { fix: DeviceFix }) {
  const { map } = useTexts();
  const { distance } = useFormats();
  const { accuracyMeters } = fix;
  return (
    <>
      {accuracyMeters !== null && (
        <MapCircle center={fix} radiusMeters={accuracyMeters} className="walk-map-accuracy" />
      )}
      <MapMarker place={fix} level={1}>
        <span
          className="walk-map-here"
          role="img"
          aria-label={
            accuracyMeters === null ? map.hereUnknown : map.accuracy(distance(accuracyMeters))
          }
        />
      </MapMarker>
    </>
  );
}
