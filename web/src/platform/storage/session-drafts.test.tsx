import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearSessionDrafts, readSessionDraft, saveSessionDraft } from './session-drafts.ts';
import { clearPersonalData } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  clearSessionDrafts();
});

describe('session drafts', () => {
  it('are stored per tab under their names and removed individually', () => {
    window.sessionStorage.setItem('ww:staff', 'stays');
    saveSessionDraft('draft', 'Iris');
    expect(readSessionDraft('draft')).toBe('Iris');
    expect(window.sessionStorage.getItem('ww-form:draft')).toBe('Iris');
    clearSessionDrafts();
    expect(readSessionDraft('draft')).toBeNull();
    expect(window.sessionStorage.getItem('ww:staff')).toBe('stays');
  });

  it('are cleared at sign-out', () => {
    saveSessionDraft('draft', 'Iris');
    clearPersonalData();
    expect(readSessionDraft('draft')).toBeNull();
  });

  // spec: A14.9
  it('fall back to memory if storage is blocked', () => {
    const refuse = () => {
      throw new DOMException('disabled', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    saveSessionDraft('draft', 'Iris');
    expect(readSessionDraft('draft')).toBe('Iris');
    clearSessionDrafts();
    expect(readSessionDraft('draft')).toBeNull();
  });
});
