import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';

const minuteMs = 60_000;

/** Returns '2 h 14 m left': whole hours and minutes. `ms`: time until the end, 0 or more, in milliseconds. */
export function timeLeftText(ms: number, { home }: Pick<AttendeeTexts, 'home'>): string {
  const minutes = Math.floor(ms / minuteMs);
  if (minutes < 1) return home.almostOver;
  if (minutes < 60) return home.minutesLeft({ minutes });
  return home.hoursLeft({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/**
 * Returns '2 d 5 h', '3 h 20 m' or '12 m': the two largest units. `ms`: time until the start, in
 * milliseconds.
 */
export function countdownText(ms: number, { home }: Pick<AttendeeTexts, 'home'>): string {
  const minutes = Math.ceil(ms / minuteMs);
  const hours = Math.floor(minutes / 60);
  if (minutes < 1) return home.soon;
  if (hours < 1) return home.minutes({ minutes });
  if (hours < 24) return home.hours({ hours, minutes: minutes % 60 });
  return home.days({ days: Math.floor(hours / 24), hours: hours % 24 });
}
