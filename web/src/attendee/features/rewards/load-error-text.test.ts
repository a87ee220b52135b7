import { expect, it } from 'vitest';
import { z } from 'zod';
import { InvalidDocumentError } from '../../../platform/live/invalid-document-error.ts';
import { loadErrorText } from './load-error-text.ts';

it('says Firestore’s code in words, and of unreadable data no more than that', () => {
  const refused = Object.assign(new Error('no'), { code: 'permission-denied' });
  expect(loadErrorText(refused, 'unreadable data')).toBe('permission denied');
  const misshapen = z.object({ rewards: z.array(z.string()) }).safeParse({ rewards: '' }).error;
  const damaged = new InvalidDocumentError('catalogues/autumn', misshapen as z.ZodError);
  expect(loadErrorText(damaged, 'unreadable data')).toBe('unreadable data');
  expect(loadErrorText(new Error('no code'), 'unreadable data')).toBe('unreadable data');
});
