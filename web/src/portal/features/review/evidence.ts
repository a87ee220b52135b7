import type { PendingCheckIn } from '@wine-walk/common/api/staff/reviews.ts';
import { format } from '../../kit/format.ts';
import { texts } from '../../texts/texts.ts';

/** Delay between capture and receipt that is shown, in milliseconds. */
const noticeableMs = 2 * 60_000;

/** Returns the evidence of a check-in as lines of text. */
export function evidenceLines(
  checkIn: PendingCheckIn,
  radiusMeters: number,
  timeZone: string,
): string[] {
  const { distanceMeters, accuracyMeters, travel, usedVenueCode, capturedAt, receivedAt } = checkIn;
  const late = Date.parse(receivedAt) - Date.parse(capturedAt) > noticeableMs;
  const { evidence } = texts.review;
  const captured = format.time(capturedAt, timeZone);
  const accuracy = accuracyMeters === null ? '' : format.distance(accuracyMeters);
  return [
    late
      ? evidence.receivedLate({ captured, received: format.time(receivedAt, timeZone) })
      : captured,
    distanceMeters === null
      ? evidence.noLocation
      : evidence.distance({
          distance: format.distance(distanceMeters),
          limit: format.distance(radiusMeters),
          accuracy,
        }),
    travel
      ? evidence.travel({
          duration: durationText(travel.durationMs),
          business: travel.businessName,
          speed: format.speed(travel.speed),
        })
      : evidence.noTravel,
    usedVenueCode ? evidence.withCode : evidence.withoutCode,
  ];
}

function durationText(durationMs: number): string {
  const { evidence } = texts.review;
  const seconds = Math.round(durationMs / 1000);
  if (seconds < 100) return evidence.seconds({ count: seconds });
  const minutes = Math.round(seconds / 60);
  return minutes < 100
    ? evidence.minutes({ count: minutes })
    : evidence.hours({ count: Math.round(minutes / 60) });
}

interface Point {
  x: number;
  y: number;
}

/** Small map of a check-in in its own units: the business is in the middle, north is up. */
interface EvidenceView {
  /** Check-in radius. */
  radius: number;
  /** Reported location with its accuracy; null if no location was sent. */
  device: (Point & { accuracy: number; isOutside: boolean }) | null;
  /** Meters per unit. */
  metersPerUnit: number;
}

/** Side of the square map, in units. */
export const mapSize = 120;
/** Share of half the map that the farthest element takes. */
const share = 0.82;
const metersPerDegree = 111_195;
/** Greatest distance on the map, in meters; a device farther away is drawn at the edge. */
const maxShown = 600;

/** Returns the positions of a check-in's evidence on its map. */
export function evidenceView(
  { business, place, accuracyMeters }: PendingCheckIn,
  radiusMeters: number,
): EvidenceView {
  const shrink = Math.cos((business.latitude * Math.PI) / 180);
  const east = place ? (place.longitude - business.longitude) * metersPerDegree * shrink : 0;
  const north = place ? (place.latitude - business.latitude) * metersPerDegree : 0;
  const away = Math.hypot(east, north);
  const accuracy = Math.min(accuracyMeters ?? 0, maxShown);
  const reach = Math.max(radiusMeters, Math.min(away + accuracy, maxShown));
  const metersPerUnit = reach / ((mapSize / 2) * share);
  const middle = mapSize / 2;
  const scale = away > maxShown ? maxShown / away : 1;
  return {
    radius: radiusMeters / metersPerUnit,
    metersPerUnit,
    device: place && {
      x: middle + (east * scale) / metersPerUnit,
      y: middle - (north * scale) / metersPerUnit,
      accuracy: accuracy / metersPerUnit,
      isOutside: away > maxShown,
    },
  };
}
