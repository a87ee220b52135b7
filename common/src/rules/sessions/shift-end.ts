/**
 * Time after an event's end in which volunteers and shops stay signed in, for tills and stamp cards, in
 * milliseconds.
 */
export const shiftGraceMs = 3 * 60 * 60 * 1000;

/** Returns the end of an event's links and their accounts. */
export function shiftEnd({ endTime }: { endTime: string }): string {
  return new Date(Date.parse(endTime) + shiftGraceMs).toISOString();
}
