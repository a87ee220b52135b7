import { expect, it } from 'vitest';
import { firestore } from '../../../functions/src/firestore/firestore.ts';

it('rejects a query without an index, as production does', async () => {
  const codes = (await firestore()).collection('redemptionCodes');
  const unindexed = codes.where('eventId', '==', 'autumn').orderBy('expiresAt', 'desc');
  await expect(unindexed.get()).rejects.toMatchObject({ code: 9 });
  await expect(codes.where('expiresAt', '>', new Date()).get()).resolves.toBeDefined();
});
