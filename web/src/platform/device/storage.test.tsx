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
  it('keeps and forgets under its own prefix', () => {
    expect(writeStored('a', '1')).toBe(true);
    expect(window.localStorage.getItem('ww:a')).toBe('1');
    expect(readStored('a')).toBe('1');
    removeStored('a');
    expect(readStored('a')).toBeNull();
  });

  // spec: 4.14
  it('says where the browser keeps nothing', () => {
    expect(isStorageBlocked()).toBe(false);
    stubStorage(new DOMException('disabled', 'SecurityError'));
    expect(isStorageBlocked()).toBe(true);
  });

  it('answers null for JSON that is broken or of another shape', () => {
    writeStored('json', '"text"');
    expect(readStoredJson('json', text)).toBe('text');
    writeStored('json', '{');
    expect(readStoredJson('json', text)).toBeNull();
    writeStored('json', '7');
    expect(readStoredJson('json', text)).toBeNull();
    expect(readStoredJson('none', text)).toBeNull();
  });

  // spec: 2.30
  it('forgets the person but not the choices of the device', () => {
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
  it('works without storage: disabled, it throws on access', () => {
    stubStorage(new DOMException('denied', 'SecurityError'));
    expect(writeStored('a', '1')).toBe(false);
    expect(readStored('a')).toBeNull();
    expect(() => removeStored('a')).not.toThrow();
    expect(() => clearPersonalData()).not.toThrow();
  });

  // spec: A14.8
  it('works on a full device: it refuses to keep', () => {
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
