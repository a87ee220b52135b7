import { beforeEach, describe, expect, it, vi } from 'vitest';
import { store } from '../../device/storage.ts';
import { headStart } from './head-start.ts';

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
vi.mock('../../texts/catalogues.ts', () => ({ startTexts: { load: loading('texts') } }));
vi.mock('../../data/session-store.ts', () => ({ firstSession: loading('session') }));

async function startAt(pathname: string) {
  await headStart(pathname);
  return loaded;
}

beforeEach(() => {
  loaded.length = 0;
  window.localStorage.clear();
});

describe('the head start', () => {
  it('is app, texts and screen, and no Firebase, where nobody is known', async () => {
    expect(await startAt('/waiver')).toEqual(['app', 'texts', 'waiver']);
    loaded.length = 0;
    expect(await startAt('/rewards')).toEqual(['app', 'texts', 'rewards']);
  });

  it('is also the signed-in app and the session where somebody is', async () => {
    store('signed-in', 'yes');
    expect(await startAt('/')).toEqual(['app', 'texts', 'home', 'signed-in app', 'session']);
    loaded.length = 0;
    expect(await startAt('/waiver')).toEqual(['app', 'texts', 'waiver']);
  });

  it('is no more than the app and its texts at an unknown address', async () => {
    store('signed-in', 'yes');
    expect(await startAt('/nowhere')).toEqual(['app', 'texts']);
  });

  it('leaves a chunk that cannot be loaded to where it is used', async () => {
    expect(await startAt('/admin')).toEqual(['app', 'texts']);
  });
});
