import type { Instant } from '@wine-walk/common/model/fields/values.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { format } from '../../kit/format.ts';

/** Duration in milliseconds of an evening until after midnight. */
const eveningMs = 12 * 60 * 60 * 1000;

/** Returns '5:42 PM', or 'Nov 13, 5:42 PM' for a time that is not of this evening. */
export function deskTime(at: Instant, timeZone: string): string {
  const isTonight = Math.abs(serverNow() - Date.parse(at)) < eveningMs;
  return isTonight ? format.time(at, timeZone) : format.dateTime(at, timeZone);
}
