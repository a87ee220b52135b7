import { describe, expect, it } from 'vitest';
import { screenAt } from './screens.ts';

describe('screenAt', () => {
  it.each([
    ['/', 'home'],
    ['/rewards', 'rewards'],
    ['/waiver', 'waiver'],
    ['/waiver/abc', 'confirmation'],
    ['/admin', 'admin'],
    ['/admin/events/new', 'admin'],
    ['/nowhere', undefined],
    ['/waiver/abc/more', undefined],
  ])('of %s is %s', (pathname, name) => {
    expect(screenAt(pathname)).toBe(name);
  });
});
