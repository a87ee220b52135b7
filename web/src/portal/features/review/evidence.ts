import type { PendingCheckIn } from '@wine-walk/common/api/reviews.ts';
import { formats } from '../../../i18n/format.ts';

const format = formats('en-US');

/** Received so much later than made: worth a word. Milliseconds. */
const noticeableMs = 2 * 60_000;

/** The evidence of a check-in in words, each a line. Distances are in metres, as the circle is. */
export function evidenceLines(
  checkIn: PendingCheckIn,
  radiusMeters: number,
  timeZone: string,
): string[] {
  const { distanceMeters, accuracyMeters, travel, usedVenueCode, capturedAt, receivedAt } = checkIn;
  const late = Date.parse(receivedAt) - Date.parse(capturedAt) > noticeableMs;
  const sure = accuracyMeters === null ? '' : `, sure to ±${format.number(accuracyMeters)} m`;
  return [
    `${format.time(capturedAt, timeZone)}${late ? `, received ${format.time(receivedAt, timeZone)}` : ''}`,
    distanceMeters === null
      ? 'No location with it'
      : `${format.number(distanceMeters)} m away (circle ${format.number(radiusMeters)} m)${sure}`,
    travel
      ? `${durationText(travel.durationMs)} from ${travel.businessName}, ${format.number(travel.speed, 1)} m/s`
      : 'No other visit to compare with',
    usedVenueCode ? 'With the venue code' : 'Without the venue code',
  ];
}

function durationText(durationMs: number): string {
  const seconds = Math.round(durationMs / 1000);
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

interface Point {
  x: number;
  y: number;
}

/** What the small map draws, in its own units: the business is in the middle, north is up. */
interface EvidenceView {
  /** The circle within which one checks in. */
  radius: number;
  /** Where the device said to be, and how sure it was; null without a location. */
  device: (Point & { accuracy: number; isOutside: boolean }) | null;
  /** Metres that a unit stands for. */
  metersPerUnit: number;
}

/** The map is a square of this many units. */
export const mapSize = 120;
/** Of the map's half, what the farthest thing on it may take. */
const share = 0.82;
const metersPerDegree = 111_195;
/** Farther than this the map would show a dot and nothing else: it is drawn at the edge. Metres. */
const maxShown = 600;

/** Places the evidence of a check-in on its map. */
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
