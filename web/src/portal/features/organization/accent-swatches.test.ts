import { isReadableAccent } from '@wine-walk/common/lib/contrast.ts';
import { expect, it } from 'vitest';
import { accentSwatches, productAccent } from './accent-swatches.ts';

it.each(Object.entries(accentSwatches))('offers a readable color: %s', (_, color) => {
  expect(isReadableAccent(color || productAccent)).toBe(true);
});
