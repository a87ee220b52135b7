import { afterEach, describe, expect, it, vi } from 'vitest';
import { appOrigin } from './app-origin.ts';

afterEach(() => vi.unstubAllEnvs());

describe('appOrigin', () => {
  it('returns the origin of the deployment, not of the page', () => {
    vi.stubEnv('VITE_APP_URL', 'https://walk.example.org');
    expect(appOrigin()).toBe('https://walk.example.org');
  });

  it.each([undefined, ''])('returns the origin of the page if the deployment sets %j', (url) => {
    vi.stubEnv('VITE_APP_URL', url);
    expect(appOrigin()).toBe(window.location.origin);
  });
});
