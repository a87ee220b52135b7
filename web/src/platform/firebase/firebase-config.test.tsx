import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { emulatorOffset } from './firebase-config.ts';

const real = { projectId: 'wine-walk-live', apiKey: 'key', authDomain: 'walk.example' };
const hosting = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);
const load = async () => {
  vi.resetModules();
  const { loadFirebaseAppConfig } = await import('./firebase-config.ts');
  return loadFirebaseAppConfig();
};

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('loadFirebaseAppConfig', () => {
  it("returns hosting's configuration, without emulators for a real project", async () => {
    hosting(async () => Response.json(real));
    expect(await load()).toEqual({ options: real, emulatorOffset: null });
  });

  it('synchronizes the clock at every start', async () => {
    const tomorrow = Date.now() + 86_400_000;
    const headers = { Date: new Date(tomorrow).toUTCString() };
    hosting(async () => Response.json(real, { headers }));
    await load();
    const { serverNow } = await import('../device/server-clock.ts');
    await waitFor(() => expect(Math.abs(serverNow() - tomorrow)).toBeLessThan(60_000));
  });

  it('keeps a right clock when the response waited for Firebase to load', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const headers = { Date: new Date().toUTCString() };
    hosting(async () => Response.json(real, { headers }));
    vi.resetModules();
    const { fetchHostingConfig } = await import('./hosting-config.ts');
    await fetchHostingConfig();
    vi.setSystemTime(Date.now() + 5 * 60_000);
    const { loadFirebaseAppConfig } = await import('./firebase-config.ts');
    await loadFirebaseAppConfig();
    const { serverNow } = await import('../device/server-clock.ts');
    expect(serverNow()).toBe(Date.now());
  });

  it('uses a built-in key for the demo if hosting provides none', async () => {
    hosting(async () => Response.json({ projectId: 'demo-wine-walk', apiKey: '' }));
    expect((await load()).options).toMatchObject({ projectId: 'demo-wine-walk', apiKey: 'demo' });
  });

  it('throws with instructions for a real project without a key', async () => {
    hosting(async () => Response.json({ ...real, apiKey: '' }));
    await expect(load()).rejects.toThrow('link a web app to the site (docs/set-up.md)');
  });

  it('returns the cached configuration when offline', async () => {
    hosting(async () => Response.json(real));
    await load();
    hosting(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await load()).options).toEqual(real);
  });

  it('returns the cached configuration and uses the new one from the next start', async () => {
    hosting(async () => Response.json(real));
    await load();
    hosting(async () => Response.json({ ...real, apiKey: 'new' }));
    expect((await load()).options.apiKey).toBe('key');
    expect((await load()).options.apiKey).toBe('new');
  });

  it('requests the configuration again after a failure', async () => {
    hosting(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubEnv('DEV', false);
    vi.resetModules();
    const { loadFirebaseAppConfig } = await import('./firebase-config.ts');
    await expect(loadFirebaseAppConfig()).rejects.toThrow();
    hosting(async () => Response.json(real));
    expect((await loadFirebaseAppConfig()).options).toEqual(real);
  });

  it("returns the demo's configuration on the dev server without hosting, else throws", async () => {
    hosting(async () => new Response('<html>'));
    vi.stubEnv('DEV', true);
    expect((await load()).options.projectId).toBe('demo-wine-walk');
    vi.stubEnv('DEV', false);
    await expect(load()).rejects.toThrow('The configuration could not be loaded.');
  });

  it.each([
    ['demo-wine-walk', '5273', 100],
    ['demo-wine-walk', '5173', 0],
    ['wine-walk-live', '', null],
  ] as const)('finds the emulators of %s on port %j at offset %j', (project, port, offset) => {
    expect(emulatorOffset(project, port)).toBe(offset);
  });
});
