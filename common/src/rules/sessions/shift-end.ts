/** How long after a walk's end its volunteers and shops are still in: the till, paper cards. Milliseconds. */
export const shiftGraceMs = 3 * 60 * 60 * 1000;

/** When the links of an event and everybody who came in by them end, as an instant. */
export function shiftEnd({ endTime }: { endTime: string }): string {
  return new Date(Date.parse(endTime) + shiftGraceMs).toISOString();
}
