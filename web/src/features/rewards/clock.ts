/** A time left as '4:59'; begun seconds count as whole. `remaining`: milliseconds, 0 or more. */
export function clock(remaining: number): string {
  const seconds = Math.ceil(remaining / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
