import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  clearPersisted,
  isPersisted,
  isStorageBlocked,
  parseNumber,
  parseOneOf,
  parseText,
  persisted,
  persistedState,
} from './persisted.ts';
import { clearAttendeeData, clearScope, clearStaffData } from './sign-out.ts';

const ids = z.array(z.string());
const readIds = persisted('announcements-read', (value) => ids.parse(value), 'device');
const language = persisted('language', parseOneOf(['en', 'es']), 'device', 'text');
const draft = persisted('registration', parseText, 'form', 'text');

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
  clearScope('form');
  window.sessionStorage.clear();
});

function stubStorage(storage: unknown) {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    if (storage instanceof Error) throw storage;
    return storage as Storage;
  });
}
const disabled = new DOMException('disabled', 'SecurityError');

describe('persisted', () => {
  it('stores JSON under the key and prefix of its scope', () => {
    expect(readIds.set(['a'])).toBe(true);
    expect(window.localStorage.getItem('ww:announcements-read')).toBe('["a"]');
    expect(readIds.get()).toEqual(['a']);
    readIds.clear();
    expect(readIds.get()).toBeNull();
  });

  it('stores a text as it is', () => {
    language.set('es');
    expect(window.localStorage.getItem('ww:language')).toBe('es');
    expect(language.get()).toBe('es');
  });

  it.each(['{', '7', 'null', '', '["a",1]'])('returns null for the invalid value %j', (text) => {
    window.localStorage.setItem('ww:announcements-read', text);
    expect(readIds.get()).toBeNull();
  });

  it.each([
    ['clock-offset', '"soon"'],
    ['install-dismissed', 'x'],
  ] as const)('returns null for %s %s', (key, text) => {
    window.localStorage.setItem(`ww:${key}`, text);
    expect(persisted(key, parseNumber, 'device').get()).toBeNull();
  });

  it('works with disabled storage that throws on access', () => {
    stubStorage(disabled);
    expect(readIds.set(['a'])).toBe(false);
    expect(readIds.get()).toBeNull();
    expect(() => readIds.clear()).not.toThrow();
    expect(() => clearScope('session-user')).not.toThrow();
  });

  it('works on a full device that refuses writes', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    stubStorage(full);
    expect(readIds.set(['a'])).toBe(false);
    expect(readIds.get()).toBeNull();
  });

  it('holds form values in memory if storage is disabled', () => {
    const refuse = () => {
      throw disabled;
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    draft.set('Iris');
    expect(draft.get()).toBe('Iris');
    clearScope('form');
    expect(draft.get()).toBeNull();
  });
});

it('detects and clears a value without its schema', () => {
  expect(isPersisted('walk', 'session-user')).toBe(false);
  window.localStorage.setItem('ww:walk', '{');
  expect(isPersisted('walk', 'session-user')).toBe(true);
  clearPersisted('walk', 'session-user');
  expect(window.localStorage.length).toBe(0);
});

describe('when signing out', () => {
  const fill = () => {
    for (const name of [
      'participant',
      'walk',
      'screen',
      'wanted-businesses',
      'of-an-earlier-version',
      'language',
      'color-mode',
      'units',
      'announcements-read',
      'staff',
      'staff-device',
    ])
      window.localStorage.setItem(`ww:${name}`, 'x');
    window.localStorage.setItem('foreign', 'x');
    window.sessionStorage.setItem('ww-form:registration', 'x');
    window.sessionStorage.setItem('ww-form:of-an-earlier-version', 'x');
    window.sessionStorage.setItem('ww:reloaded-for-parts', '1');
  };

  it('clears personal data of the attendee and retains the device and the staff session', async () => {
    fill();
    await clearAttendeeData('delete-queue');
    expect(Object.keys(window.localStorage).sort()).toEqual([
      'foreign',
      'ww:announcements-read',
      'ww:color-mode',
      'ww:language',
      'ww:staff',
      'ww:staff-device',
      'ww:units',
    ]);
    expect(Object.keys(window.sessionStorage)).toEqual(['ww:reloaded-for-parts']);
  });

  it('clears private input of the staff member', () => {
    fill();
    window.sessionStorage.setItem('ww-staff-form:drafts', 'x');
    window.sessionStorage.setItem('ww-staff-form:private-drafts', 'x');
    clearStaffData();
    expect(window.sessionStorage.getItem('ww-staff-form:private-drafts')).toBeNull();
    expect(window.sessionStorage.getItem('ww-staff-form:drafts')).toBe('x');
  });

  it('clears the identity of the staff member only', () => {
    fill();
    const before = window.localStorage.length;
    clearStaffData();
    expect(window.localStorage.getItem('ww:staff')).toBeNull();
    expect(window.localStorage.length).toBe(before - 1);
    expect(window.sessionStorage.length).toBe(3);
  });
});

describe('persistedState', () => {
  it('reads once, notifies of changes and clears by null', () => {
    window.localStorage.setItem('ww:language', 'es');
    const state = persistedState(language);
    const changed = vi.fn();
    state.subscribe(changed);
    expect(state.get()).toBe('es');
    window.localStorage.setItem('ww:language', 'en');
    expect(state.get()).toBe('es');
    state.reload();
    expect(state.get()).toBe('en');
    expect(state.set(null)).toBe(false);
    expect(state.get()).toBeNull();
    expect(window.localStorage.getItem('ww:language')).toBeNull();
    expect(changed).toHaveBeenCalledOnce();
  });

  it('holds the value in memory if storage is blocked', () => {
    const state = persistedState(language);
    stubStorage(disabled);
    expect(state.set('es')).toBe(false);
    expect(state.get()).toBe('es');
  });
});

it('isStorageBlocked detects disabled storage', () => {
  expect(isStorageBlocked()).toBe(false);
  stubStorage(disabled);
  expect(isStorageBlocked()).toBe(true);
});
