import { problemDetails } from '@wine-walk/common/api/problems.ts';
import { z } from 'zod';

/** Reason of a refusal, for any language. */
export const refusal = z.object({
  /** Problem code of the contract. */
  code: z.string(),
  /** Server message. */
  message: z.string(),
  details: problemDetails,
});
export type Refusal = z.infer<typeof refusal>;

const stored = z.object({
  /** Idempotency key of every attempt. */
  key: z.string(),
  /** Uid of the participant or staff account; the entry is not sent with another account. */
  owner: z.string(),
  /** Creation time by the device clock, in epoch milliseconds. */
  createdAt: z.number(),
  payload: z.unknown(),
  /** Null until the server refused it; shown until dismissed. */
  refusal: refusal.nullable(),
});

/** Persisted entry. */
export interface QueueEntry<Payload> {
  key: string;
  owner: string;
  createdAt: number;
  payload: Payload;
  refusal: Refusal | null;
}

/** Returns the valid entries of this owner, earliest first. */
export function entriesOfOwner<Payload>(
  records: readonly unknown[],
  owner: string,
  payload: z.ZodType<Payload>,
): QueueEntry<Payload>[] {
  return records
    .flatMap((record) => {
      const entry = stored.safeParse(record).data;
      const read = entry && payload.safeParse(entry.payload);
      return entry?.owner === owner && read?.success ? [{ ...entry, payload: read.data }] : [];
    })
    .toSorted((a, b) => a.createdAt - b.createdAt);
}
