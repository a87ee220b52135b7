import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  clearPersonalData,
  isStorageBlocked,
  readStored,
  readStoredJson,
  removeStored,
  writeStored,
} from '../storage/storage.ts';

const text = z.string();

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

function stubStorage(storage: unknown) {
  vi.stubGlobal('window', {
    get localStorage() {
      if (storage instanceof Error) throw storage;
      return storage;
    },
  });
}

describe('storage', () => {
  it('writes and removes under its prefix', () => {
    expect(writeStored('a', '1')).toBe(true);
    expect(window.localStorage.getItem('ww:a')).toBe('1');
    expect(readStored('a')).toBe('1');
    removeStored('a');
    expect(readStored('a')).toBeNull();
  });

  // spec: 4.14
  it('detects blocked storage', () => {
    expect(isStorageBlocked()).toBe(false);
    stubStorage(new DOMException('disabled', 'SecurityError'));
    expect(isStorageBlocked()).toBe(true);
  });

  it('returns null for invalid JSON or another shape', () => {
    writeStored('json', '"text"');
    expect(readStoredJson('json', text)).toBe('text');
    writeStored('json', '{');
    expect(readStoredJson('json', text)).toBeNull();
    writeStored('json', '7');
    expect(readStoredJson('json', text)).toBeNull();
    expect(readStoredJson('none', text)).toBeNull();
  });

  // spec: 2.30
  it('clears personal data and retains device choices', () => {
    const ofThePerson = ['participant', 'walk', 'screen', 'wanted-businesses'];
    for (const name of [...ofThePerson, 'language', 'color-mode', 'units']) writeStored(name, 'x');
    window.localStorage.setItem('foreign', 'x');
    clearPersonalData();
    expect(Object.keys(window.localStorage).sort()).toEqual([
      'foreign',
      'ww:color-mode',
      'ww:language',
      'ww:units',
    ]);
  });

  // spec: A14.9
  it('works with disabled storage that throws on access', () => {
    stubStorage(new DOMException('denied', 'SecurityError'));
    expect(writeStored('a', '1')).toBe(false);
    expect(readStored('a')).toBeNull();
    expect(() => removeStored('a')).not.toThrow();
    expect(() => clearPersonalData()).not.toThrow();
  });

  // spec: A14.8
  it('works on a full device that refuses writes', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    stubStorage(full);
    expect(writeStored('a', '1')).toBe(false);
    expect(readStored('a')).toBeNull();
  });
});
