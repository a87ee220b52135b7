import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useProject } from './use-project.ts';

const home = mkdtempSync(join(tmpdir(), 'home-'));
const auth = createRequire(import.meta.resolve('firebase-tools/package.json'))('./lib/auth') as {
  getGlobalDefaultAccount: () => object | undefined;
};

describe('useProject', () => {
  beforeEach(() => {
    vi.stubEnv('HOME', home);
    for (const name of ['GCLOUD_PROJECT', 'GOOGLE_CLOUD_QUOTA_PROJECT', 'FIRESTORE_DATABASE'])
      vi.stubEnv(name, undefined);
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', undefined);
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined);
    return () => vi.unstubAllEnvs();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(home, { recursive: true, force: true });
  });

  it('uses the account of firebase login and bills requests to the project', async () => {
    const tokens = { refresh_token: 'refresh' };
    vi.spyOn(auth, 'getGlobalDefaultAccount').mockReturnValue({
      user: { email: 'dana@example.org' },
      tokens,
    });
    await useProject('wine-walk-test');
    expect(process.env.GCLOUD_PROJECT).toBe('wine-walk-test');
    expect(process.env.GOOGLE_CLOUD_QUOTA_PROJECT).toBe('wine-walk-test');
    expect(process.env.FIRESTORE_DATABASE).toBe('(default)');
    const credentials = JSON.parse(
      readFileSync(process.env.GOOGLE_APPLICATION_CREDENTIALS ?? '', 'utf8'),
    ) as object;
    expect(credentials).toMatchObject({ type: 'authorized_user', refresh_token: 'refresh' });
  });

  describe('without an account of firebase-tools', () => {
    beforeEach(() => {
      vi.spyOn(auth, 'getGlobalDefaultAccount').mockReturnValue(undefined);
      vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
    });

    it('leaves the credentials to gcloud', async () => {
      const folder = join(home, '.config', 'gcloud');
      mkdirSync(folder, { recursive: true });
      const credentials = { type: 'authorized_user', client_id: 'a', client_secret: 'b' };
      writeFileSync(
        join(folder, 'application_default_credentials.json'),
        JSON.stringify({ ...credentials, refresh_token: 'refresh' }),
      );
      await useProject('wine-walk-test');
      expect(process.env.GOOGLE_APPLICATION_CREDENTIALS).toBeUndefined();
    });

    it('says how to sign in', async () => {
      await expect(useProject('wine-walk-test')).rejects.toThrow(
        'Sign in first: npx firebase login',
      );
    });
  });
});
