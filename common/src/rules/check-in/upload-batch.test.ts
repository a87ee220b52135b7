import { describe, expect, it } from 'vitest';
import { uploadBatchAt, uploadBatchMs } from './upload-batch.ts';

const registeredAt = Date.parse('2026-11-22T18:00:00Z');
const minutes = 60_000;
const never = { registeredAt, witnessedAt: null, burst: null };

describe('attempts that arrive together', () => {
  // spec: 5.6
  it('were made after the registration, where the server saw nothing since', () => {
    const now = registeredAt + 90 * minutes;
    expect(uploadBatchAt(never, now)).toEqual({ startedAt: now, notBeforeAt: registeredAt });
  });

  // spec: 5.6
  it('were made after the last check-in that the server saw', () => {
    const witnessedAt = registeredAt + 30 * minutes;
    const now = registeredAt + 90 * minutes;
    expect(uploadBatchAt({ ...never, witnessedAt }, now)).toEqual({
      startedAt: now,
      notBeforeAt: witnessedAt,
    });
  });

  it.each([
    ['a moment before its ten minutes are over', uploadBatchMs - 1, true],
    ['once they are over', uploadBatchMs, false],
  ])('belong to the burst that has begun, or begin one: %s', (_, after, isSame) => {
    const burst = { startedAt: registeredAt + 90 * minutes, notBeforeAt: registeredAt };
    const now = burst.startedAt + after;
    const witnessedAt = burst.startedAt + minutes;
    const next = { startedAt: now, notBeforeAt: witnessedAt };
    expect(uploadBatchAt({ ...never, witnessedAt, burst }, now)).toEqual(isSame ? burst : next);
  });

  it('have no bound in records from before the registration’s time was kept', () => {
    const now = registeredAt;
    expect(uploadBatchAt({ ...never, registeredAt: null }, now)).toEqual({
      startedAt: now,
      notBeforeAt: 0,
    });
  });
});
