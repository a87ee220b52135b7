/** Meters between points by number: 0 is the start, stops count from 1. */
export type DistanceFn = (from: number, to: number) => number;
