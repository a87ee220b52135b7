import { rateLimits } from '@wine-walk/common/rules/sessions/rate-limits.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { returnCodePath } from '../../firestore/people/return-codes.ts';
import { createSessionByReturnCode } from './return-code.ts';

const now = Date.parse('2026-09-12T22:00:00.000Z');
const store = vi.hoisted(() => ({ tries: 0 }));

vi.mock('../../firestore/people/return-codes.ts', () => ({
  returnCodePath: vi.fn(async () => 'returnCodes/hash'),
}));
vi.mock('../../firestore/read.ts', () => ({
  readDocument: async (path: string) =>
    path.startsWith('rateLimits/')
      ? {
          data: {
            tries: store.tries,
            lastTriedAt: new Date(now).toISOString(),
            signedInAt: null,
            expiresAt: new Date(now + 3_600_000).toISOString(),
          },
        }
      : undefined,
}));
vi.mock('../../firestore/write.ts', () => ({ commit: async () => 'committed' }));

beforeEach(() => void vi.mocked(returnCodePath).mockClear());

describe('createSessionByReturnCode', () => {
  const redeem = () => createSessionByReturnCode('12345678', { ip: '203.0.113.7', now });

  it('computes no slow hash when the wrong codes of the network are used up', async () => {
    store.tries = rateLimits.wrongReturnCodesPerNetwork.freeAttempts;
    expect(await redeem()).toMatchObject({ problem: 'too-many-attempts' });
    expect(returnCodePath).not.toHaveBeenCalled();
  });

  it('computes one slow hash for a code that is checked', async () => {
    store.tries = 0;
    expect(await redeem()).toMatchObject({ problem: 'unknown-return-code' });
    expect(returnCodePath).toHaveBeenCalledOnce();
  });
});
