import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

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
vi.mock('../../../i18n/load-texts.ts', () => ({ loadTexts: loading('texts') }));
const session = vi.hoisted(() => ({ isAnswered: true }));
vi.mock('../../shared/event-data/prefetch-event-data.ts', () => ({
  async prefetchEventListeners() {
    loaded.push('walk asked for');
    if (!session.isAnswered) await new Promise(() => undefined);
  },
}));

/** Resets the modules for each test, because the cached session is read only once. */
async function startAt(pathname: string) {
  vi.resetModules();
  const { preloadForPath } = await import('./preload-for-path.ts');
  await preloadForPath(pathname);
  return loaded;
}

beforeEach(() => {
  loaded.length = 0;
  session.isAnswered = true;
  window.localStorage.clear();
});

describe('preloadForPath', () => {
  it('loads app, texts and screen without Firebase when the device has no session trace', async () => {
    expect(await startAt('/waiver')).toEqual(['app', 'texts', 'waiver']);
    loaded.length = 0;
    expect(await startAt('/rewards')).toEqual(['app', 'texts', 'rewards']);
  });

  it('loads the signed-in app and the event data when the attendee is signed in', async () => {
    localStorage.setItem('ww:signed-in', 'yes');
    expect(await startAt('/')).toEqual(['app', 'texts', 'home', 'signed-in app', 'walk asked for']);
    loaded.length = 0;
    expect(await startAt('/waiver')).toEqual(['app', 'texts', 'waiver']);
  });

  it('starts Firebase at once for a returning attendee without cached event data, and renders before it responds', async () => {
    localStorage.setItem(
      'ww:signed-in',
      JSON.stringify({ uid: 'maya', session: null, signedInAt: Date.now() }),
    );
    session.isAnswered = false;
    expect(await startAt('/')).toEqual(['app', 'texts', 'home', 'signed-in app']);
    await waitFor(() => expect(loaded).toContain('walk asked for'));
  });

  it('renders the cached event data before Firebase loads', async () => {
    localStorage.setItem(
      'ww:signed-in',
      JSON.stringify({ uid: 'maya', session: null, signedInAt: Date.now() }),
    );
    localStorage.setItem('ww:walk', '{}');
    expect(await startAt('/')).toEqual(['app', 'texts', 'home', 'signed-in app']);
  });

  it('loads only the app and its texts at an unknown address', async () => {
    localStorage.setItem('ww:signed-in', 'yes');
    expect(await startAt('/nowhere')).toEqual(['app', 'texts']);
  });

  it('leaves a failed chunk to the component that uses it', async () => {
    expect(await startAt('/admin')).toEqual(['app', 'texts']);
  });
});
