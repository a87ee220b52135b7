import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildWeb } from '../build/web.ts';
import { readSettings } from '../project/settings.ts';
import { root } from '../shared/paths.ts';
import { prepareDeployment } from './prepare-deployment.ts';

vi.mock('../build/web.ts', () => ({ buildWeb: vi.fn() }));
vi.mock('../shared/print.ts', () => ({ printLine: vi.fn() }));
vi.mock('node:fs', async (original) => ({
  ...(await original<object>()),
  copyFileSync: vi.fn(),
  readdirSync: () => [],
  writeFileSync: vi.fn(),
}));

const settings = readSettings('wine-walk-test');

describe('prepareDeployment', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    vi.stubEnv('IS_DEPLOYED', '');
    vi.stubEnv('VITE_APP_URL', '');
    vi.stubEnv('VITE_APP_NAME', '');
    vi.stubEnv('VITE_RECAPTCHA_SITE_KEY', '');
    return () => vi.unstubAllEnvs();
  });

  test('replaces the service worker by one that unregisters itself, after the build', async () => {
    await prepareDeployment(settings, true);
    expect(copyFileSync).toHaveBeenCalledExactlyOnceWith(
      join(root, 'web/src/platform/service-worker/kill-switch.js'),
      join(root, 'web/dist/sw.js'),
    );
    const [built] = vi.mocked(buildWeb).mock.invocationCallOrder;
    const [copied] = vi.mocked(copyFileSync).mock.invocationCallOrder;
    expect(built).toBeLessThan(copied ?? 0);
  });

  test('builds the app with the URL and the name of the project', async () => {
    const built: unknown[] = [];
    vi.mocked(buildWeb).mockImplementation(async () => {
      built.push([process.env.VITE_APP_URL, process.env.VITE_APP_NAME]);
      return true;
    });
    await prepareDeployment(settings, false);
    const own = { ...settings, appUrl: 'https://walk.example.org', appName: 'Uncork' };
    await prepareDeployment(own, false);
    expect(built).toEqual([
      ['https://wine-walk-test.web.app', 'Wine Walk'],
      ['https://walk.example.org', 'Uncork'],
    ]);
  });

  test('builds the app with the site key of a project with App Check', async () => {
    const built: unknown[] = [];
    vi.mocked(buildWeb).mockImplementation(async () => {
      built.push(process.env.VITE_RECAPTCHA_SITE_KEY);
      return true;
    });
    await prepareDeployment({ ...settings, siteKey: 'site-key' }, false);
    await prepareDeployment(settings, false);
    expect(built).toEqual(['site-key', '']);
  });

  test('serves the service worker of the app without the option', async () => {
    await prepareDeployment(settings, false);
    expect(buildWeb).toHaveBeenCalledOnce();
    expect(copyFileSync).not.toHaveBeenCalled();
  });
});
