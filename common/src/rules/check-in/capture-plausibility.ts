import type { PendingReason } from '../../model/categories.ts';
import type { EventTimes } from '../events/event-status.ts';
import { isReachablePath, type TimedLocation } from './reachable-path.ts';
import { maxPlausibleSpeed, maxUploadAfterEndMs, maxUploadDelayMs } from './thresholds.ts';

export interface CapturedCheckIn {
  event: Pick<EventTimes, 'endTime'>;
  radiusMeters: number;
  /** Location and accepted capture time of the attempt. */
  stop: TimedLocation;
  /** Verified visits at other businesses. */
  visits: readonly TimedLocation[];
  /** Latest receipt before the attempts of this upload batch (see upload-batch.ts), in epoch milliseconds. */
  notBeforeAt: number;
  /** Epoch milliseconds. */
  now: number;
}

/** Returns why the capture time of an attempt is implausible; empty if it is plausible. */
export function captureTimeIssues(capture: CapturedCheckIn): PendingReason[] {
  const { event, stop, notBeforeAt, now } = capture;
  const isLate =
    stop.at < notBeforeAt ||
    now - stop.at > maxUploadDelayMs ||
    now > Date.parse(event.endTime) + maxUploadAfterEndMs;
  return [
    ...(isTooFast(capture) ? (['implausible-speed'] as const) : []),
    ...(isLate ? (['late-arrival'] as const) : []),
  ];
}

/**
 * True if one person cannot have made this and the other visits at their times. Visits confirmed by staff may
 * be unreachable together and must not block later ones, so each pair is then checked separately.
 */
function isTooFast({ stop, visits, radiusMeters }: CapturedCheckIn): boolean {
  const isReachable = (stops: readonly TimedLocation[]) =>
    isReachablePath(stops, radiusMeters, maxPlausibleSpeed);
  if (isReachable([...visits, stop])) return false;
  return isReachable(visits) || visits.some((visit) => !isReachable([visit, stop]));
}
