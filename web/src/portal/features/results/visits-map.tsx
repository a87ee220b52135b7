import type { ShownResults } from '@wine-walk/common/api/results.ts';

type Shop = ShownResults['shops'][number];
type Location = NonNullable<Shop['location']>;

interface Props {
  label: string;
  shops: readonly Shop[];
}

/** Sizes in SVG units, which are pixels on a phone. */
const width = 340;
const maxHeight = 260;
const maxRadius = 20;
const hiddenRadius = 8;

/** Returns the places of locations on a map that shows them all, north at the top, and its height. */
export function projected(locations: readonly Location[]) {
  const eastPerNorth = Math.cos(((locations[0]?.latitude ?? 0) * Math.PI) / 180);
  const east = locations.map(({ longitude }) => longitude * eastPerNorth);
  const north = locations.map(({ latitude }) => latitude);
  const [left, top] = [Math.min(...east), Math.max(...north)];
  const span = { x: Math.max(...east) - left, y: top - Math.min(...north) };
  const margin = maxRadius + 2;
  const inner = { x: width - 2 * margin, y: maxHeight - 2 * margin };
  const scale = Math.min(inner.x / (span.x || 1e-6), inner.y / (span.y || 1e-6));
  const start = margin + (inner.x - span.x * scale) / 2;
  return {
    height: span.y * scale + 2 * margin,
    places: locations.map((_, at) => ({
      x: start + ((east[at] ?? 0) - left) * scale,
      y: margin + (top - (north[at] ?? 0)) * scale,
    })),
  };
}

/** Map of the shops by their locations: a circle for each, with an area by its stops; dashed if they are hidden. */
export function VisitsMap({ label, shops }: Props) {
  const located = shops.flatMap(({ location, ...shop }, at) =>
    location ? [{ ...shop, location, number: at + 1 }] : [],
  );
  const { places, height } = projected(located.map(({ location }) => location));
  const most = Math.max(1, ...located.map(({ visits }) => visits ?? 0));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="results-chart">
      {located.map(({ id, visits }, at) => (
        <circle
          key={id}
          cx={places[at]?.x}
          cy={places[at]?.y}
          r={visits === null ? hiddenRadius : maxRadius * Math.sqrt(visits / most)}
          className={visits === null ? 'results-hidden' : undefined}
        />
      ))}
      {located.map(({ id, number }, at) => (
        <text key={id} x={places[at]?.x} y={(places[at]?.y ?? 0) + 4} textAnchor="middle">
          {number}
        </text>
      ))}
    </svg>
  );
}
