import { type CatalogBusiness } from '@wine-walk/common/model/catalog.ts';
import type { DeviceFix } from '../../../platform/location/location.ts';
import { layOutProximity } from './proximity/proximity-drawing.ts';
import './business-finder.css';

interface Props {
  /** Null until the nearest business is known. */
  business: CatalogBusiness | null;
  /** Null while the location is unknown. */
  fix: DeviceFix | null;
  radiusMeters: number;
  /** True if an attempt now would be verified. */
  isNear: boolean;
}

/**
 * Drawing of the business, the check-in radius and the attendee, north up. Decorative: the text next to it
 * has the same information.
 */
export function BusinessFinder({ business, fix, radiusMeters, isNear }: Props) {
  const view = layOutProximity(business, fix, radiusMeters);
  return (
    <svg className="finder" viewBox="-160 -84 320 168" aria-hidden="true">
      {view.outerRings.map((radius) => (
        <circle key={radius} r={radius} className="finder-far" />
      ))}
      <circle r={view.ring} className={isNear ? 'finder-ring near' : 'finder-ring'} />
      {view.person && (
        <>
          <line x2={view.person.x} y2={view.person.y} className="finder-way" />
          <g
            className="finder-person"
            style={{ transform: `translate(${view.person.x}px, ${view.person.y}px)` }}
          >
            <circle r={view.person.accuracy} className="finder-accuracy" />
            <circle r="8" className="finder-dot" />
          </g>
        </>
      )}
      <BusinessMark isSpecial={business?.hasSpecialReward ?? false} />
      {!fix && <circle r={view.ring} className="finder-search" />}
    </svg>
  );
}

function BusinessMark({ isSpecial }: { isSpecial: boolean }) {
  return (
    <g className={isSpecial ? 'finder-business special' : 'finder-business'}>
      <circle r="15" />
      <path d="M-5 -8h10c.6 6.6-1.7 9.6-5 9.6S-5.6-1.4-5-8zM0 1.6V8M-4 8h8" />
    </g>
  );
}
