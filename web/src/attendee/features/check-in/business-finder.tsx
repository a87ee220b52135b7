import { type CatalogBusiness } from '@wine-walk/common/model/catalog.ts';
import { motifOf } from '@wine-walk/common/rules/businesses/stamp-motif.ts';
import type { DeviceFix } from '../../../platform/location/location.ts';
import { motifPaths } from '../../../shared/stamp/stamp-motifs.ts';
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
      <BusinessMark business={business} />
      {!fix && <circle r={view.ring} className="finder-search" />}
    </svg>
  );
}

/** The business, by the motif of its stamp. */
function BusinessMark({ business }: Pick<Props, 'business'>) {
  return (
    <g className={business?.hasSpecialReward ? 'finder-business special' : 'finder-business'}>
      <circle r="15" />
      {business && (
        <path d={motifPaths[motifOf(business)]} transform="scale(0.42) translate(-24 -24)" />
      )}
    </g>
  );
}
