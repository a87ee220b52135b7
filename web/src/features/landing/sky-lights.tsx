import { randomFrom, seedOf } from '../../components/stamp/seed.ts';

const random = randomFrom(seedOf('The Wine Walk'));
const stars = Array.from({ length: 34 }, () => ({
  x: random() * 100,
  y: random() * 62,
  r: 0.8 + random() * 1.1,
  opacity: 0.35 + random() * 0.6,
}));

/** The first stars and the moon, above the street. */
export function SkyLights() {
  return (
    <svg className="landing-lights" aria-hidden="true" width="100%" height="100%">
      {stars.map(({ x, y, r, opacity }) => (
        <circle key={`${x}`} cx={`${x}%`} cy={`${y}%`} r={r} opacity={opacity} />
      ))}
    </svg>
  );
}
