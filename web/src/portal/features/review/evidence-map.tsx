import { type PendingCheckIn } from '@wine-walk/common/api/reviews.ts';
import { evidenceView, mapSize } from './evidence.ts';
import './evidence-map.css';

interface Props {
  checkIn: PendingCheckIn;
  radiusMeters: number;
}

const middle = mapSize / 2;

/** Where the device said to be, beside the business and its circle. The facts beside it say the same in words. */
export function EvidenceMap({ checkIn, radiusMeters }: Props) {
  const { radius, device } = evidenceView(checkIn, radiusMeters);
  return (
    <svg className="evidence-map" viewBox={`0 0 ${mapSize} ${mapSize}`} aria-hidden="true">
      <circle className="evidence-radius" cx={middle} cy={middle} r={radius} />
      {device && (
        <>
          <circle
            className="evidence-accuracy"
            cx={device.x}
            cy={device.y}
            r={Math.max(device.accuracy, 3)}
          />
          <line
            className="evidence-line"
            data-outside={device.isOutside || undefined}
            x1={middle}
            y1={middle}
            x2={device.x}
            y2={device.y}
          />
          <circle className="evidence-device" cx={device.x} cy={device.y} r="4" />
        </>
      )}
      <path
        className="evidence-business"
        d={`M${middle} ${middle}c0 0 6-8 6-12a6 6 0 0 0-12 0c0 4 6 12 6 12Z`}
      />
    </svg>
  );
}
