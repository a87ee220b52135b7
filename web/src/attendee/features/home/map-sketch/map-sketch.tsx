import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import type { BusinessView } from '../../../../shared/business-view.ts';
import { type ReadyEventData, useEventData } from '../../../shared/event-data/event-data.ts';
import { useNextStops } from '../../../shared/next-stops.ts';
import { projection } from './projection.ts';
import './map-sketch.css';

const box = { width: 400, height: 232, margin: 30, bottom: 64 };
/**
 * Drawing of the event from coordinates only: businesses, suggested route and user location. Needs no
 * network.
 */
export function MapSketch() {
  const eventData = useEventData();
  return eventData.status === 'ready' ? <Sketch eventData={eventData} /> : null;
}

function Sketch({ eventData }: { eventData: ReadyEventData }) {
  const home = useTexts('home');
  const { distance } = useFormats();
  const { businesses, route: remaining, userLocation } = useNextStops(eventData);
  const { stops, meters, walkingSeconds } = remaining;
  const project = projection(userLocation ? [...businesses, userLocation] : businesses, box);
  const route = (userLocation ? [userLocation, ...stops] : stops).map(project);
  return (
    <figure className="sketch" aria-label={home.mapLabel({ left: stops.length })}>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
        <polyline className="sketch-way" points={route.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {businesses.map((business) => (
          <g
            key={business.id}
            className={businessClass(business, stops[0])}
            transform={`translate(${project(business).x} ${project(business).y})`}
          >
            <circle r={business.id === stops[0]?.id ? 11 : 7.5} />
            {business.isVisited && <path d="M-3.2 0.3l2.2 2.4 4.2-5" />}
          </g>
        ))}
        {userLocation && (
          <g transform={`translate(${project(userLocation).x} ${project(userLocation).y})`}>
            <circle r="19" className="sketch-halo" />
            <circle r="7" className="sketch-here" />
          </g>
        )}
      </svg>
      <figcaption className="sketch-text">
        {stops.length === 0
          ? home.routeDone
          : home.routeLeft({
              left: stops.length,
              distance: distance(meters),
              minutes: Math.ceil(walkingSeconds / 60),
            })}
      </figcaption>
    </figure>
  );
}

function businessClass(business: BusinessView, next: BusinessView | undefined): string {
  if (business.isVisited) return 'sketch-business visited';
  if (business.visit) return 'sketch-business pending';
  const kind = business.hasSpecialReward ? 'special' : '';
  return `sketch-business ${kind} ${business.id === next?.id ? 'next' : ''}`;
}
