import type { Coordinates } from '../lib/distance.ts';

/** WGS 84 ellipsoid: semi-major axis in meters, and flattening. */
const a = 6_378_137;
const f = 1 / 298.257223563;
const b = a * (1 - f);

/**
 * Returns the meters between two places on the WGS 84 ellipsoid, to within a millimeter: T. Vincenty's
 * inverse solution (Survey Review 23, 1975). Reference for the haversine formula of the product. Does not
 * converge for nearly antipodal places and returns NaN.
 */
export function vincentyMeters(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const L = radians(to.longitude - from.longitude);
  const U1 = Math.atan((1 - f) * Math.tan(radians(from.latitude)));
  const U2 = Math.atan((1 - f) * Math.tan(radians(to.latitude)));
  const [sinU1, cosU1, sinU2, cosU2] = [Math.sin(U1), Math.cos(U1), Math.sin(U2), Math.cos(U2)];
  let lambda = L;
  for (let round = 0; round < 200; round += 1) {
    const [sinLambda, cosLambda] = [Math.sin(lambda), Math.cos(lambda)];
    const sinSigma = Math.hypot(cosU2 * sinLambda, cosU1 * sinU2 - sinU1 * cosU2 * cosLambda);
    if (sinSigma === 0) return 0;
    const cosSigma = sinU1 * sinU2 + cosU1 * cosU2 * cosLambda;
    const sigma = Math.atan2(sinSigma, cosSigma);
    const sinAlpha = (cosU1 * cosU2 * sinLambda) / sinSigma;
    const cosSqAlpha = 1 - sinAlpha ** 2;
    // Along the equator no point has the highest latitude.
    const cos2SigmaM = cosSqAlpha === 0 ? 0 : cosSigma - (2 * sinU1 * sinU2) / cosSqAlpha;
    const C = (f / 16) * cosSqAlpha * (4 + f * (4 - 3 * cosSqAlpha));
    const before = lambda;
    lambda =
      L +
      (1 - C) *
        f *
        sinAlpha *
        (sigma + C * sinSigma * (cos2SigmaM + C * cosSigma * (2 * cos2SigmaM ** 2 - 1)));
    if (Math.abs(lambda - before) > 1e-13) continue;

    const uSq = (cosSqAlpha * (a ** 2 - b ** 2)) / b ** 2;
    const A = 1 + (uSq / 16384) * (4096 + uSq * (-768 + uSq * (320 - 175 * uSq)));
    const B = (uSq / 1024) * (256 + uSq * (-128 + uSq * (74 - 47 * uSq)));
    const third = (B / 6) * cos2SigmaM * (4 * sinSigma ** 2 - 3) * (4 * cos2SigmaM ** 2 - 3);
    const second = cosSigma * (2 * cos2SigmaM ** 2 - 1) - third;
    const deltaSigma = B * sinSigma * (cos2SigmaM + (B / 4) * second);
    return b * A * (sigma - deltaSigma);
  }
  return Number.NaN;
}
