import { act, render, screen } from '@testing-library/react';
import { defaultOrganization } from '@wine-walk/common/model/organization-facts.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localeOf } from './organization.ts';

const stubLanguages = (...languages: string[]) => vi.stubGlobal('navigator', { languages });
const restart = async () => {
  vi.resetModules();
  return import('./language.ts');
};

beforeEach(() => window.localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('currentLanguage', () => {
  it.each([
    [['es-MX', 'en-US'], 'es'],
    [['it-IT', 'es'], 'es'],
    [['EN-gb'], 'en'],
    [['it-IT', 'de'], 'en'],
    [[], 'en'],
  ])('returns for a browser that prefers %j: %s', async (languages, language) => {
    stubLanguages(...languages);
    expect((await restart()).currentLanguage()).toBe(language);
  });

  it('prefers the language chosen on the device and ignores an unsupported one', async () => {
    stubLanguages('en-US');
    localStorage.setItem('ww:language', 'es');
    expect((await restart()).currentLanguage()).toBe('es');
    localStorage.setItem('ww:language', 'xx');
    expect((await restart()).currentLanguage()).toBe('en');
  });

  it('changes the language everywhere at once and persists it', async () => {
    stubLanguages('en-US');
    const { setLanguage } = await restart();
    const { useCurrentLanguage } = await import('./use-device-settings.ts');
    function Current() {
      return <p>{useCurrentLanguage()}</p>;
    }
    render(<Current />);
    expect(screen.getByText('en')).toBeTruthy();
    act(() => setLanguage('es'));
    expect(screen.getByText('es')).toBeTruthy();
    expect(window.localStorage.getItem('ww:language')).toBe('es');
  });

  it('returns the locale with the region of the device', () => {
    stubLanguages('es-MX', 'en-GB');
    expect(localeOf('en')).toBe('en-GB');
    expect(localeOf('es')).toBe('es-MX');
    stubLanguages('de');
    expect([localeOf('en'), localeOf('es')]).toEqual(['en-US', 'es-US']);
  });

  it('returns the locale of the organization’s country for a device without a region', () => {
    stubLanguages('en');
    expect(localeOf('en', { ...defaultOrganization, country: 'CA' })).toBe('en-CA');
  });
});
