import { expect, test } from 'vitest';
import { confirmationHref, invitationPath, waiverHref } from './invitation-path.ts';

test("returns to the group by way of the confirmation after registration from a group's link", () => {
  const waiver = new URL(waiverHref('/group/abc123'), 'https://walk.example.org');
  expect(waiver.pathname).toBe('/waiver');
  const confirmation = new URL(confirmationHref('S-1', waiver.search), waiver);
  expect(confirmation.pathname).toBe('/waiver/S-1');
  expect(invitationPath(confirmation.search)).toBe('/group/abc123');
});

test('adds no return path when registration starts elsewhere', () => {
  expect(waiverHref('/')).toBe('/waiver');
  expect(waiverHref('/rewards')).toBe('/waiver');
  expect(confirmationHref('S-1', '')).toBe('/waiver/S-1');
});

test.each([
  'https://example.com/group/abc',
  '//example.com/group/abc',
  '/group/../admin',
  '/admin',
  '/group/',
  'javascript:alert(1)',
])('returns no group for an address with %s', (next) => {
  expect(invitationPath(`?next=${encodeURIComponent(next)}`)).toBeNull();
});
