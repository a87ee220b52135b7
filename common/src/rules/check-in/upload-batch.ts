import { type ProgressDocument } from '../../model/participants.ts';

/**
 * What the server itself saw of somebody at an event. Milliseconds since 1970, UTC. A device says when an
 * attempt was made; only when it arrived is known.
 */
export interface ReceiptHistory {
  /** Null in records from before it was kept. */
  registeredAt: number | null;
  /** When the latest check-in arrived; null before the first. */
  witnessedAt: number | null;
  burst: UploadBatch | null;
}

/** Attempts that arrive together, as after a time without a connection. */
export interface UploadBatch {
  startedAt: number;
  /** The last moment that the server saw before the burst: what is in it was made later, or waits for staff. */
  notBeforeAt: number;
}

/**
 * How long attempts belong to the burst whose first has arrived: a connection that comes back comes and goes
 * for a while. Milliseconds.
 */
export const uploadBatchMs = 10 * 60 * 1000;

/** The burst that an attempt belongs to which arrives at `now`. */
export function uploadBatchAt(
  { registeredAt, witnessedAt, burst }: ReceiptHistory,
  now: number,
): UploadBatch {
  if (burst && now - burst.startedAt < uploadBatchMs) return burst;
  return { startedAt: now, notBeforeAt: witnessedAt ?? registeredAt ?? 0 };
}

/** What is stored of it. */
export function receiptHistoryOf(
  progress: Pick<ProgressDocument, 'registeredAt' | 'witnessedAt' | 'burst'>,
): ReceiptHistory {
  const { registeredAt, witnessedAt, burst } = progress;
  return {
    registeredAt: registeredAt === null ? null : Date.parse(registeredAt),
    witnessedAt: witnessedAt === null ? null : Date.parse(witnessedAt),
    burst: burst && {
      startedAt: Date.parse(burst.startedAt),
      notBeforeAt: Date.parse(burst.notBeforeAt),
    },
  };
}

/** What to store of it once an attempt has arrived at `now`. */
export function afterReceipt(
  progress: Parameters<typeof receiptHistoryOf>[0],
  now: number,
): Pick<ProgressDocument, 'witnessedAt' | 'burst'> {
  const { startedAt, notBeforeAt } = uploadBatchAt(receiptHistoryOf(progress), now);
  return {
    witnessedAt: new Date(now).toISOString(),
    burst: {
      startedAt: new Date(startedAt).toISOString(),
      notBeforeAt: new Date(notBeforeAt).toISOString(),
    },
  };
}
