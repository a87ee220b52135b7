import { organization } from '@wine-walk/common/support/organization.ts';
import { afterEach, expect, it } from 'vitest';
import { accentStyles, applyAccent, applyOrganization } from './accent.ts';
import { saveOrganization } from './organization.ts';

afterEach(() => document.head.replaceChildren());

it('colors the page in both modes when the organization has an accent color', () => {
  applyOrganization();
  const style = () => document.getElementById('accent')?.textContent;
  expect(style()).toBe('');
  saveOrganization({ ...organization, accentColor: '#14532d' });
  expect(style()).toContain(':root:root { --ww-wine: #14532d;');
  expect(style()).toMatch(
    /data-color-mode="dark"\] \{ --ww-wine: #14532d; --ww-wine-text: #(?!14532d)/,
  );
});

it('is more specific than the theme, which a later style sheet contains, in both modes', () => {
  const selectors = accentStyles('#14532d').match(/:root\S*/g) ?? [];
  expect(selectors).toHaveLength(3);
  for (const selector of selectors) expect(selector).toMatch(/^:root:root/);
});

it('writes one style sheet however often it is applied', () => {
  applyAccent();
  applyAccent();
  expect(document.querySelectorAll('style')).toHaveLength(1);
});
