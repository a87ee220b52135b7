import { expect, test } from 'vitest';
import { confirmationHref, invitationPath, waiverHref } from './invitation-path.ts';

test('who registers from a group’s link is led back to it, by way of the confirmation', () => {
  const waiver = new URL(waiverHref('/group/abc123'), 'https://walk.example.org');
  expect(waiver.pathname).toBe('/waiver');
  const confirmation = new URL(confirmationHref('S-1', waiver.search), waiver);
  expect(confirmation.pathname).toBe('/waiver/S-1');
  expect(invitationPath(confirmation.search)).toBe('/group/abc123');
});

test('who registers from anywhere else is led nowhere else', () => {
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
])('an address names no group by %s', (next) => {
  expect(invitationPath(`?next=${encodeURIComponent(next)}`)).toBeNull();
});
