import { type PendingCheckIn } from '@wine-walk/common/api/reviews.ts';
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
