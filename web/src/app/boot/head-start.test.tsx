import { beforeEach, describe, expect, it, vi } from 'vitest';
import { store } from '../../device/storage.ts';
import { headStart } from './head-start.ts';

const loaded = vi.hoisted((): string[] => []);
const part = vi.hoisted(() => (name: string) => async () => {
  loaded.push(name);
});

vi.mock('./screens.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  loadSignedInApp: part('signed-in app'),
  loadScreen: {
    home: part('home'),
    rewards: part('rewards'),
    waiver: part('waiver'),
    admin: () => Promise.reject(new Error('chunk')),
  },
}));
vi.mock('./load-app.ts', () => ({ loadApp: part('app') }));
vi.mock('../../texts/catalogues.ts', () => ({ loadTexts: part('texts') }));
vi.mock('../../data/session-store.ts', () => ({ firstSession: part('session') }));

async function startAt(pathname: string) {
  headStart(pathname);
  await vi.dynamicImportSettled();
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

  it('leaves a part that cannot be loaded to where it is used', async () => {
    expect(await startAt('/admin')).toEqual(['app', 'texts']);
  });
});
