import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSettings } from './settings.ts';

/** Reads a settings file with this text. */
function read(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '.env.walk'), text);
  return readSettings('walk', folder);
}

describe('readSettings', () => {
  it.each([
    ['https://walk.example.org', 'APP_URL=https://walk.example.org'],
    ['https://walk.example.org', 'APP_URL=https://Walk.example.org/'],
    ['https://walk.web.app', 'APP_URL='],
    ['https://walk.web.app', 'REGION=us-east1'],
  ])('returns %s as the URL of the app for %j', (appUrl, text) => {
    expect(read(text).appUrl).toBe(appUrl);
  });

  it.each(['walk.example.org', 'http://walk.example.org', 'https://example.org/walk', 'https://'])(
    'rejects APP_URL=%s with an example',
    (url) => {
      expect(() => read(`APP_URL=${url}`)).toThrow(
        /APP_URL in .*\.env\.walk must be an address without a path, such as https:/,
      );
    },
  );

  it.each([
    ['off', '', 'RECAPTCHA_SITE_KEY=site-key'],
    ['off', '', 'APP_CHECK=off\nRECAPTCHA_SITE_KEY=site-key'],
    ['monitor', '', 'APP_CHECK=monitor'],
    ['enforce', 'site-key', 'APP_CHECK=enforce\nRECAPTCHA_SITE_KEY=site-key'],
  ])('returns App Check %s and the site key %j', (appCheck, siteKey, text) => {
    expect(read(text)).toMatchObject({ appCheck, siteKey });
  });

  it('rejects another value of APP_CHECK', () => {
    expect(() => read('APP_CHECK=on')).toThrow('must be one of off, monitor, enforce');
  });
});
