import { beforeEach, vi } from 'vitest';
import { link, proof } from './sign-in-calls.ts';

/*
 * Setup for tests of the sign-in panel, imported first: no mail is sent, calls are recorded, and storage is
 * empty.
 */

vi.mock('../../platform/session/email-link.ts', async () => {
  const calls = await import('./sign-in-calls.ts');
  return { sendSignIn: calls.link.send, emulatorLink: calls.link.emulator };
});
vi.mock('../../platform/session/sign-in-link.ts', () => ({ rememberedEmail: () => null }));
vi.mock('../../platform/session/email-proof.ts', async () => {
  const calls = await import('./sign-in-calls.ts');
  return {
    proveEmailByCode: calls.proof.byCode,
    proveEmailByLink: calls.proof.byLink,
    linkAndSignIn: calls.proof.take,
    signInByReturnCode: calls.proof.byReturnCode,
  };
});

beforeEach(() => {
  for (const call of [...Object.values(link), ...Object.values(proof)]) call.mockReset();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  link.send.mockImplementation(async (email) => ({
    email,
    isDelayed: false,
    attemptId: null,
    code: null,
  }));
  link.emulator.mockResolvedValue(null);
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});
