/** The number at the top of a chart's scale, which has its half at its middle: even, round, and no less than `max`. */
export function niceAxisMax(max: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(max, 1)));
  const rounds = [2, 4, 6, 8, 10, 20].map((step) => step * power);
  return rounds.find((round) => round >= max) ?? max;
}
