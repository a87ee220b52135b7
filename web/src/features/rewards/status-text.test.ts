import { expect, it } from 'vitest';
import { z } from 'zod';
import { DamagedError } from '../../data/damaged.ts';
import { statusText } from './status-text.ts';

it('says Firestore’s code in words, and of unreadable data no more than that', () => {
  const refused = Object.assign(new Error('no'), { code: 'permission-denied' });
  expect(statusText(refused, 'unreadable data')).toBe('permission denied');
  const misshapen = z.object({ rewards: z.array(z.string()) }).safeParse({ rewards: '' }).error;
  const damaged = new DamagedError('catalogues/autumn', misshapen as z.ZodError);
  expect(statusText(damaged, 'unreadable data')).toBe('unreadable data');
  expect(statusText(new Error('no code'), 'unreadable data')).toBe('unreadable data');
});
