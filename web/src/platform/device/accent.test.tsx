import { organization } from '@wine-walk/common/support/organization.ts';
import { afterEach, expect, it } from 'vitest';
import { applyOrganization } from './accent.ts';
import { saveOrganization } from './organization.ts';

afterEach(() => document.head.replaceChildren());

it('colors the page in both modes when the organization has an accent color', () => {
  applyOrganization();
  const style = () => document.head.querySelector('style')?.textContent;
  expect(style()).toBe('');
  saveOrganization({ ...organization, accentColor: '#14532d' });
  expect(style()).toContain(':root { --ww-wine: #14532d;');
  expect(style()).toMatch(
    /data-color-mode="dark"\] \{ --ww-wine: #14532d; --ww-wine-text: #(?!14532d)/,
  );
});
