import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearSessionDrafts, readSessionDraft, saveSessionDraft } from './session-drafts.ts';
import { clearPersonalData } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  clearSessionDrafts();
});

describe('what is typed', () => {
  it('is kept for the tab under its own names, and forgotten without touching others', () => {
    window.sessionStorage.setItem('ww:staff', 'stays');
    saveSessionDraft('draft', 'Iris');
    expect(readSessionDraft('draft')).toBe('Iris');
    expect(window.sessionStorage.getItem('ww-form:draft')).toBe('Iris');
    clearSessionDrafts();
    expect(readSessionDraft('draft')).toBeNull();
    expect(window.sessionStorage.getItem('ww:staff')).toBe('stays');
  });

  it('is forgotten at sign-out', () => {
    saveSessionDraft('draft', 'Iris');
    clearPersonalData();
    expect(readSessionDraft('draft')).toBeNull();
  });

  // spec: A14.9
  it('is kept in memory where the device refuses', () => {
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
