import { expect, test } from 'vitest';
import './zod-setup.ts';

test('disables compiled schemas before zod loads', async () => {
  const { z } = await import('zod');
  expect(z.config().jitless).toBe(true);
});
