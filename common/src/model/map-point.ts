import { z } from 'zod';
import { latitude, longitude } from './values.ts';

export const mapPointKind = z.enum(['desk', 'water', 'restroom', 'first-aid', 'step-free']);
export type MapPointKind = z.infer<typeof mapPointKind>;

/** A place of an event's own that its map shows, besides the businesses. */
export const mapPoint = z.object({ kind: mapPointKind, name: z.string(), latitude, longitude });
export type MapPoint = z.infer<typeof mapPoint>;
