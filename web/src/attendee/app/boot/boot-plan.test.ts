import { describe, expect, it } from 'vitest';
import { bootPlan } from './boot-plan.ts';

const at = (path: string) => new URL(path, 'https://walk.example');

describe('bootPlan', () => {
  it.each([
    ['/', 'none', 'landing'],
    ['/', 'some', 'probe'],
    ['/?sign-in', 'none', 'landing-with-sign-in'],
    ['/?sign-in', 'some', 'probe'],
    ['/?venue=corner-books.K7QX2MVR94', 'none', 'landing-with-sign-in'],
    ['/?venue=corner-books.K7QX2MVR94', 'some', 'probe'],
    ['/?sign-out', 'none', 'sign-out'],
    ['/?sign-out', 'some', 'sign-out'],
    ['/?utm_source=poster', 'none', 'landing'],
    ['/sign-in/complete?next=%2F&oobCode=x', 'none', 'complete-sign-in'],
    ['/sign-in/complete', 'some', 'complete-sign-in'],
    ['/rewards', 'none', 'app'],
    ['/waiver', 'none', 'app'],
    ['/waiver/abc', 'some', 'app'],
    ['/admin', 'none', 'app'],
    ['/nowhere', 'none', 'app'],
  ] as const)('resolves %s with session trace %s to %s', (path, trace, plan) => {
    expect(bootPlan(at(path), trace)).toBe(plan);
  });
});
