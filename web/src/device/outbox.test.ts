import { expect, test } from 'vitest';
import { openOutbox } from './outbox.ts';

// IndexedDB itself is the browser's: tests/browser sends a check-in that was made offline.
test('a device without IndexedDB keeps nothing, says so and breaks nothing', async () => {
  expect(globalThis.indexedDB).toBeUndefined();
  const outbox = openOutbox('check-ins');
  expect(await outbox.list()).toEqual([]);
  expect(await outbox.put({ key: 'one' })).toBe(false);
  await expect(outbox.remove('one')).resolves.toBeUndefined();
});
