import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeStored } from '../../../platform/storage/storage.ts';

const loaded = vi.hoisted((): string[] => []);
const loading = vi.hoisted(() => (name: string) => async () => {
  loaded.push(name);
});

vi.mock('./screens.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  signedInApp: { load: loading('signed-in app') },
  screens: {
    home: { load: loading('home') },
    rewards: { load: loading('rewards') },
    waiver: { load: loading('waiver') },
    admin: { load: () => Promise.reject(new Error('chunk')) },
  },
}));
vi.mock('./preloadable-app.ts', () => ({ preloadableApp: { load: loading('app') } }));
vi.mock('../../../i18n/text-bundles.ts', () => ({ initialTexts: { load: loading('texts') } }));
const session = vi.hoisted(() => ({ isAnswered: true }));
vi.mock('../../shared/prefetch-event-data.ts', () => ({
  async prefetchEventListeners() {
    loaded.push('walk asked for');
    if (!session.isAnswered) await new Promise(() => undefined);
  },
}));

/** Anew for each test: who is remembered is read once. */
async function startAt(pathname: string) {
  vi.resetModules();
  const { preloadForPath: headStart } = await import('./preload-for-path.ts');
  await headStart(pathname);
  return loaded;
}

beforeEach(() => {
  loaded.length = 0;
  session.isAnswered = true;
  window.localStorage.clear();
});

describe('the head start', () => {
  it('is app, texts and screen, and no Firebase, where nobody is known', async () => {
    expect(await startAt('/waiver')).toEqual(['app', 'texts', 'waiver']);
    loaded.length = 0;
    expect(await startAt('/rewards')).toEqual(['app', 'texts', 'rewards']);
  });

  it('is also the signed-in app and the walk where somebody is', async () => {
    writeStored('signed-in', 'yes');
    expect(await startAt('/')).toEqual(['app', 'texts', 'home', 'signed-in app', 'walk asked for']);
    loaded.length = 0;
    expect(await startAt('/waiver')).toEqual(['app', 'texts', 'waiver']);
  });

  it('asks Firebase at once about whom the device remembers where it kept no walk, and draws meanwhile', async () => {
    writeStored(
      'signed-in',
      JSON.stringify({ uid: 'maya', session: null, signedInAt: Date.now() }),
    );
    session.isAnswered = false;
    expect(await startAt('/')).toEqual(['app', 'texts', 'home', 'signed-in app']);
    await vi.waitFor(() => expect(loaded).toContain('walk asked for'));
  });

  it('draws what the device kept of a walk before Firebase is asked', async () => {
    writeStored(
      'signed-in',
      JSON.stringify({ uid: 'maya', session: null, signedInAt: Date.now() }),
    );
    writeStored('walk', '{}');
    expect(await startAt('/')).toEqual(['app', 'texts', 'home', 'signed-in app']);
  });

  it('is no more than the app and its texts at an unknown address', async () => {
    writeStored('signed-in', 'yes');
    expect(await startAt('/nowhere')).toEqual(['app', 'texts']);
  });

  it('leaves a chunk that cannot be loaded to where it is used', async () => {
    expect(await startAt('/admin')).toEqual(['app', 'texts']);
  });
});
