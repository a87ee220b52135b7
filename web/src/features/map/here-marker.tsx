import { Circle } from 'react-leaflet';
import type { Fix } from '../../device/location.ts';
import { useFormats } from '../../texts/format.ts';
import { useTexts } from '../../texts/texts.ts';
import { MapMarker } from './map-marker.tsx';

/** Where the person is, within the circle that the device is sure of. */
export function HereMarker({ fix }: { fix: Fix }) {
  const { map } = useTexts();
  const { distance } = useFormats();
  const { latitude, longitude, accuracyMeters } = fix;
  return (
    <>
      {accuracyMeters !== null && (
        <Circle
          center={[latitude, longitude]}
          radius={accuracyMeters}
          interactive={false}
          className="walk-map-accuracy"
        />
      )}
      <MapMarker place={fix} isOnTop>
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
