import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildWeb } from '../build/web.ts';
import { root } from '../shared/paths.ts';
import { prepareDeployment, withoutWorker } from './prepare-deployment.ts';

vi.mock('../build/web.ts', () => ({ buildWeb: vi.fn() }));
vi.mock('../shared/print.ts', () => ({ printLine: vi.fn() }));
vi.mock('node:fs', async (original) => ({
  ...(await original<object>()),
  copyFileSync: vi.fn(),
  readdirSync: () => ['index-1.js'],
  writeFileSync: vi.fn(),
}));

describe('prepareDeployment', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    vi.stubEnv('IS_DEPLOYED', '');
    return () => vi.unstubAllEnvs();
  });

  // spec: A9.16
  test('replaces the service worker by one that unregisters itself, after the build', async () => {
    await prepareDeployment(['--project', 'x', withoutWorker]);
    expect(copyFileSync).toHaveBeenCalledExactlyOnceWith(
      join(root, 'web/build/kill-switch-sw.js'),
      join(root, 'web/dist/sw.js'),
    );
    const [built] = vi.mocked(buildWeb).mock.invocationCallOrder;
    const [copied] = vi.mocked(copyFileSync).mock.invocationCallOrder;
    expect(built).toBeLessThan(copied ?? 0);
  });

  // spec: A9.16
  test('serves the service worker of the app without the option', async () => {
    await prepareDeployment(['--project', 'x']);
    expect(buildWeb).toHaveBeenCalledOnce();
    expect(copyFileSync).not.toHaveBeenCalled();
  });
});
