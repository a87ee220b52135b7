import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import type { DeviceFix } from '../../../platform/location/location.ts';
import { MapCircle } from '../../../ui/leaflet/shapes.tsx';
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
