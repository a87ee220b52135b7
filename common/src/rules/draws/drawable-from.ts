/** Time in milliseconds for which the hash is public before a winner is drawn, longer than caches hold the public page. */
const publicMs = 60_000;

/** Returns the time from which the winner can be drawn: everyone could note the hash by then. */
export function drawableFrom({ closedAt }: { closedAt: string }): string {
  return new Date(Date.parse(closedAt) + publicMs).toISOString();
}
