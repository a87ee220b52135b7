import { instant } from '@contract/values.ts';
import { z } from 'zod';
import type { Tap } from '../tap.ts';

const fix = z.object({
  latitude: z.number(),
  longitude: z.number(),
  accuracyMeters: z.number().nullable(),
  takenAt: z.number(),
});

/** A check-in that the server has not answered yet, as the device keeps it. */
export const waitingCheckIn = z.object({
  /** The tap's. */
  key: z.string(),
  /** Whose it is: it is sent as nobody else. */
  participantId: z.string(),
  tap: z.object({
    key: z.string(),
    eventId: z.string(),
    businessId: z.string(),
    businessName: z.string(),
    fix: fix.nullable(),
    venueCode: z.string().nullable(),
    capturedAt: instant,
  }) satisfies z.ZodType<Tap>,
  /** The event's, for the time it was made. */
  timeZone: z.string(),
  /** Why the server did not take it; null while it waits. Shown until the person dismisses it. */
  refusal: z.object({ title: z.string(), description: z.string() }).nullable(),
});
export type WaitingCheckIn = z.infer<typeof waitingCheckIn>;

/** The person's own among what the device kept, the earliest tap first. */
export function ownEntries(kept: readonly unknown[], participantId: string): WaitingCheckIn[] {
  return kept
    .flatMap((entry) => waitingCheckIn.safeParse(entry).data ?? [])
    .filter((entry) => entry.participantId === participantId)
    .toSorted((a, b) => a.tap.capturedAt.localeCompare(b.tap.capturedAt));
}
