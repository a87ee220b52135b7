import { describe, expect, it } from 'vitest';
import { registrationConditions } from './registration-filters.ts';

describe('registrationConditions', () => {
  const statesOf = (arrival: 'expected' | 'arrived' | 'walking') =>
    registrationConditions({ arrival }).states;

  it('counts people who walk without an arrival at the desk as expected', () => {
    expect(statesOf('expected')).toContain('walking-not-arrived');
    expect(statesOf('arrived')).toEqual(['arrived', 'walking']);
    expect(statesOf('walking')).toEqual(['walking', 'walking-not-arrived']);
  });

  it('separates people who are not canceled into expected and arrived ones', () => {
    const both = [...(statesOf('expected') ?? []), ...(statesOf('arrived') ?? [])];
    expect(both.toSorted()).toEqual(
      (registrationConditions({ payment: 'due' }).states ?? []).toSorted(),
    );
  });
});
