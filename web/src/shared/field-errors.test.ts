import { describe, expect, it } from 'vitest';
import { fieldPath } from './field-errors.ts';

describe('fieldPath', () => {
  const values = { name: '', wayHome: { taxiPhone: '' }, ids: ['a'], rows: [{ link: '' }] };
  it.each([
    [['name'], ['name']],
    [
      ['wayHome', 'taxiPhone'],
      ['wayHome', 'taxiPhone'],
    ],
    [['wayHome', 'unknown'], ['wayHome']],
    [['ids', 0], ['ids']],
    [
      ['rows', 0, 'link'],
      ['rows', 0, 'link'],
    ],
    [['rows', '1', 'link'], ['rows']],
    [[], []],
  ])('maps %j to %j', (path, field) => {
    expect(fieldPath(values, path)).toEqual(field);
  });
});
