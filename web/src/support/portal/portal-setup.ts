import { afterEach, beforeEach, vi } from 'vitest';
import { dismissToast } from '../../ui/toaster.tsx';
import { forgetRecords } from './fake-live.ts';
import { setScreenWidth } from './screen-width.ts';

/*
 * Setup of the portal's component tests, which share their modules: replaces Auth and Firestore's live documents, and
 * removes data that the test before has stored.
 */

vi.mock('firebase/auth', () => import('./fake-auth.ts'));
vi.mock('../../platform/firebase/firebase-auth.ts', () => import('./fake-auth.ts'));
vi.mock('../../platform/firebase/firestore.ts', () => ({ openFirestore: async () => ({}) }));
vi.mock('../../platform/live/live.ts', async () => ({
  ...(await import('./fake-live.ts')),
  FirestoreContext: (await import('react')).createContext(null),
}));

/** jsdom has none; menus follow the size of their button with it. */
class StillObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', StillObserver);
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  forgetRecords();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  setScreenWidth('wide');
});
afterEach(dismissToast);
