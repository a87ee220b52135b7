import { readFileSync } from 'node:fs';
import { organization } from '@wine-walk/common/support/organization.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { accentStyles, applyAccent, applyOrganization } from './accent.ts';
import { saveOrganization } from './organization.ts';

afterEach(() => document.head.replaceChildren());

it('colors the page in both modes when the organization has an accent color', () => {
  applyOrganization();
  const style = () => document.getElementById('accent')?.textContent;
  expect(style()).toBe('');
  saveOrganization({ ...organization, accentColor: '#14532d' });
  expect(style()).toContain('--ww-wine: #14532d;');
  expect(style()).toMatch(
    /--ww-wine-text: var\(--ww-light, #14532d\) var\(--ww-dark, #(?!14532d)[0-9a-f]{6}\);/,
  );
});

it("installs on iPhones with the icon in the organization's color", () => {
  document.head.innerHTML = '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />';
  const icon = () => document.querySelector('link')?.getAttribute('href');
  saveOrganization({ ...organization, accentColor: '#14532d' });
  applyAccent();
  expect(icon()).toBe('/api/app-icons/192-14532d.png');
  saveOrganization({ ...organization, accentColor: '' });
  applyAccent();
  expect(icon()).toBe('/apple-touch-icon.png');
});

it('keeps the language of the browser until the organization is known', async () => {
  window.localStorage.clear();
  vi.stubGlobal('navigator', { languages: ['fr-CA'] });
  vi.resetModules();
  const accent = await import('./accent.ts');
  const { saveOrganization: save } = await import('./organization.ts');
  const { currentLanguage } = await import('./language.ts');
  accent.applyOrganization();
  save({ ...organization, languages: ['en', 'fr'] });
  expect(currentLanguage()).toBe('fr');
  save({ ...organization, languages: ['en', 'es'] });
  expect(currentLanguage()).toBe('en');
  vi.unstubAllGlobals();
});

it('makes the accent more specific than the theme, which a later style sheet contains', () => {
  expect(accentStyles('#14532d')).toMatch(/^:root:root \{[^}]*\}$/);
  const theme = readFileSync('web/src/ui/theme/tokens.css', 'utf8');
  const selectors = [...theme.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector, colors]) =>
    colors?.includes('--ww-wine') ? selector?.trim() : [],
  );
  expect(selectors).toEqual([':root']);
});

it('writes one style sheet, also when it is applied again', () => {
  applyAccent();
  applyAccent();
  expect(document.querySelectorAll('style')).toHaveLength(1);
});
