import { describe, expect, it } from 'vitest';
import { uploadBatchMs } from './thresholds.ts';
import { uploadBatchAt } from './upload-batch.ts';

const registeredAt = Date.parse('2026-11-22T18:00:00Z');
const minutes = 60_000;
const never = { registeredAt, witnessedAt: null, burst: null };

describe('uploadBatchAt', () => {
  // spec: 5.6
  it('starts at the registration without an earlier receipt', () => {
    const now = registeredAt + 90 * minutes;
    expect(uploadBatchAt(never, now)).toEqual({ startedAt: now, notBeforeAt: registeredAt });
  });

  // spec: 5.6
  it('starts at the last received check-in', () => {
    const witnessedAt = registeredAt + 30 * minutes;
    const now = registeredAt + 90 * minutes;
    expect(uploadBatchAt({ ...never, witnessedAt }, now)).toEqual({
      startedAt: now,
      notBeforeAt: witnessedAt,
    });
  });

  it.each([
    ['just before its ten minutes end', uploadBatchMs - 1, true],
    ['when they end', uploadBatchMs, false],
  ])('continues the current batch or starts a new one: %s', (_, after, isSame) => {
    const burst = { startedAt: registeredAt + 90 * minutes, notBeforeAt: registeredAt };
    const now = burst.startedAt + after;
    const witnessedAt = burst.startedAt + minutes;
    const next = { startedAt: now, notBeforeAt: witnessedAt };
    expect(uploadBatchAt({ ...never, witnessedAt, burst }, now)).toEqual(isSame ? burst : next);
  });

  it('has no lower bound in records without a registration time', () => {
    const now = registeredAt;
    expect(uploadBatchAt({ ...never, registeredAt: null }, now)).toEqual({
      startedAt: now,
      notBeforeAt: 0,
    });
  });
});
