import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { usePosition } from '../../../../platform/location/location-position.ts';
import { type BusinessView, toBusinessViews } from '../../../../shared/business-view.ts';
import { useRoutePreferences } from '../../../shared/district.ts';
import { useEventData } from '../../../shared/event-data.ts';
import { nextBusinesses } from '../../../shared/next-businesses.ts';
import { projection } from './projection.ts';
import './map-sketch.css';

const box = { width: 400, height: 232, margin: 30, bottom: 64 };
/** A position further from the businesses than this would shrink them to nothing. Metres. */
const farAway = 3000;

/** The walk drawn from its coordinates alone: businesses, the suggested way and where one is. Needs no network. */
export function MapSketch() {
  const { home } = useTexts();
  const { distance } = useFormats();
  const { fix } = usePosition();
  const walk = useEventData();
  const choice = useRoutePreferences(walk.status === 'ready' ? walk.event : { districtId: null });
  if (walk.status !== 'ready') return null;
  const businesses = toBusinessViews(walk.catalogue, walk.progress, fix);
  const isHere = businesses.some(({ distanceMeters = farAway }) => distanceMeters < farAway);
  const here = isHere ? fix : null;
  const { stops, meters, walkingSeconds } = nextBusinesses(
    businesses,
    here,
    walk.event.checkInRadiusMeters,
    choice,
  );
  const place = projection(here ? [...businesses, here] : businesses, box);
  const way = (here ? [here, ...stops] : stops).map(place);
  return (
    <figure className="sketch" aria-label={home.mapLabel(stops.length)}>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
        <polyline className="sketch-way" points={way.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {businesses.map((business) => (
          <g
            key={business.id}
            className={classOf(business, stops[0])}
            transform={`translate(${place(business).x} ${place(business).y})`}
          >
            <circle r={business.id === stops[0]?.id ? 11 : 7.5} />
            {business.isVisited && <path d="M-3.2 0.3l2.2 2.4 4.2-5" />}
          </g>
        ))}
        {here && (
          <g transform={`translate(${place(here).x} ${place(here).y})`}>
            <circle r="19" className="sketch-halo" />
            <circle r="7" className="sketch-here" />
          </g>
        )}
      </svg>
      <figcaption className="sketch-text">
        {stops.length === 0
          ? home.routeDone
          : home.routeLeft(stops.length, distance(meters), Math.ceil(walkingSeconds / 60))}
      </figcaption>
    </figure>
  );
}

function classOf(business: BusinessView, next: BusinessView | undefined): string {
  if (business.isVisited) return 'sketch-business visited';
  if (business.visit) return 'sketch-business pending';
  const kind = business.hasSpecialReward ? 'special' : '';
  return `sketch-business ${kind} ${business.id === next?.id ? 'next' : ''}`;
}
