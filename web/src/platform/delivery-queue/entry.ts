import { problemDetails } from '@wine-walk/common/api/problems.ts';
import { z } from 'zod';

/** Why the server decided against an entry, so that every language can say it. */
export const refusal = z.object({
  /** The contract's problem code. */
  code: z.string(),
  /** The server's message. */
  message: z.string(),
  details: problemDetails,
});
export type Refusal = z.infer<typeof refusal>;

const stored = z.object({
  /** The Idempotency-Key of every try. */
  key: z.string(),
  /** The uid of the person or staff account who made it: it is sent as nobody else. */
  owner: z.string(),
  /** When it was made, by the device's clock. Milliseconds since 1970, UTC. */
  createdAt: z.number(),
  payload: z.unknown(),
  /** Null until the server has decided against it. Shown until it is dismissed. */
  refusal: refusal.nullable(),
});

/** What is to be delivered, as the device keeps it. */
export interface QueueEntry<Payload> {
  key: string;
  owner: string;
  createdAt: number;
  payload: Payload;
  refusal: Refusal | null;
}

/** What of the kept records is this owner's and readable, the earliest first. */
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
