import { type ProgressDocument } from '../../model/participants.ts';
import { uploadBatchMs } from './thresholds.ts';

/**
 * Receipts of a participant at an event, in epoch milliseconds. The device claims when an attempt was made;
 * only the receipt is certain.
 */
export interface ReceiptHistory {
  /** Null in records from before it was stored. */
  registeredAt: number | null;
  /** Receipt of the latest check-in; null before the first. */
  witnessedAt: number | null;
  burst: UploadBatch | null;
}

/** Attempts received together, as after an offline period. */
export interface UploadBatch {
  startedAt: number;
  /** Latest receipt before the batch: its attempts were made later, or wait for staff. */
  notBeforeAt: number;
}

/** Returns the batch of an attempt received at `now`. */
export function uploadBatchAt(
  { registeredAt, witnessedAt, burst }: ReceiptHistory,
  now: number,
): UploadBatch {
  if (burst && now - burst.startedAt < uploadBatchMs) return burst;
  return { startedAt: now, notBeforeAt: witnessedAt ?? registeredAt ?? 0 };
}

/** Returns the stored form. */
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

/** Returns the history after a receipt at `now`. */
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
