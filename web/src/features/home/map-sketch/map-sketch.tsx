import { nextDoors } from '../../../components/next-doors.ts';
import { type SeenBusiness, seenBusinesses } from '../../../components/seen-business.ts';
import { useWalk } from '../../../data/walk.ts';
import { usePosition } from '../../../device/location-position.ts';
import { useFormats } from '../../../texts/format.ts';
import { useTexts } from '../../../texts/texts.ts';
import { projection } from './projection.ts';
import './map-sketch.css';

const box = { width: 400, height: 232, margin: 30, bottom: 64 };
/** A position further from the doors than this would shrink them to nothing. Metres. */
const farAway = 3000;

/** The walk drawn from its coordinates alone: doors, the suggested way and where one is. Needs no network. */
export function MapSketch() {
  const { home } = useTexts();
  const { distance } = useFormats();
  const { fix } = usePosition();
  const walk = useWalk();
  if (walk.status !== 'ready') return null;
  const businesses = seenBusinesses(walk.catalogue, walk.progress, fix);
  const isHere = businesses.some(({ distanceMeters = farAway }) => distanceMeters < farAway);
  const here = isHere ? fix : null;
  const { doors, meters, walkingSeconds } = nextDoors(businesses, here);
  const place = projection(here ? [...businesses, here] : businesses, box);
  const way = (here ? [here, ...doors] : doors).map(place);
  return (
    <figure className="sketch" aria-label={home.mapLabel(doors.length)}>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
        <polyline className="sketch-way" points={way.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {businesses.map((business) => (
          <g
            key={business.id}
            className={classOf(business, doors[0])}
            transform={`translate(${place(business).x} ${place(business).y})`}
          >
            <circle r={business.id === doors[0]?.id ? 11 : 7.5} />
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
      <figcaption className="sketch-words">
        {doors.length === 0
          ? home.routeDone
          : home.routeLeft(doors.length, distance(meters), Math.ceil(walkingSeconds / 60))}
      </figcaption>
    </figure>
  );
}

function classOf(business: SeenBusiness, next: SeenBusiness | undefined): string {
  if (business.isVisited) return 'sketch-door visited';
  if (business.visit) return 'sketch-door pending';
  const kind = business.hasSpecialReward ? 'special' : '';
  return `sketch-door ${kind} ${business.id === next?.id ? 'next' : ''}`;
}
