import { randomFrom, seedOf } from '../../../shared/stamp/seed.ts';

const random = randomFrom(seedOf('The Wine Walk'));
/** Short numbers, as they are part of the first page's size. */
const rounded = (value: number) => Math.round(value * 10) / 10;

/** Where the words stand, in percent of the sky: no star between them. */
const isBehindText = ({ x, y }: { x: number; y: number }) => x < 88 && y > 5 && y < 45;

const stars = Array.from({ length: 90 }, () => ({
  x: rounded(random() * 100),
  y: rounded(random() * 62),
  r: rounded(0.7 + random() * 0.9),
  opacity: rounded(0.3 + random() * 0.6),
})).filter((star) => !isBehindText(star));

/** The first stars and the moon, above the street. */
export function SkyLights() {
  return (
    <>
      <svg className="landing-lights" aria-hidden="true" width="100%" height="100%">
        {stars.map(({ x, y, r, opacity }) => (
          <circle key={`${x}:${y}`} cx={`${x}%`} cy={`${y}%`} r={r} opacity={opacity} />
        ))}
      </svg>
      <span className="landing-moon" />
    </>
  );
}
