import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetPerson } from './storage.ts';
import { forgetForms, keepForm, readForm } from './storage-form.ts';

afterEach(() => {
  vi.restoreAllMocks();
  forgetForms();
});

describe('what is typed', () => {
  it('is kept for the tab under its own names, and forgotten without touching others', () => {
    window.sessionStorage.setItem('ww:staff', 'stays');
    keepForm('draft', 'Iris');
    expect(readForm('draft')).toBe('Iris');
    expect(window.sessionStorage.getItem('ww-form:draft')).toBe('Iris');
    forgetForms();
    expect(readForm('draft')).toBeNull();
    expect(window.sessionStorage.getItem('ww:staff')).toBe('stays');
  });

  it('is forgotten at sign-out', () => {
    keepForm('draft', 'Iris');
    forgetPerson();
    expect(readForm('draft')).toBeNull();
  });

  // spec: A14.9
  it('is kept in memory where the device refuses', () => {
    const refuse = () => {
      throw new DOMException('disabled', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    keepForm('draft', 'Iris');
    expect(readForm('draft')).toBe('Iris');
    forgetForms();
    expect(readForm('draft')).toBeNull();
  });
});
