import { describe, expect, it } from 'vitest';
import { UserError } from '../shared/failure.ts';
import { explainError, GoogleError } from './google.ts';

describe('explainError', () => {
  it('names the next step after a refusal of Google', () => {
    const explained = explainError(new GoogleError(403, 'PERMISSION_DENIED', 'No access'), 'walk');
    expect(explained).toBeInstanceOf(UserError);
    expect((explained as Error).message).toBe(
      'Google refused this (403): No access\nNext: npm run project -- check --project walk',
    );
  });

  it('says that there is no connection', () => {
    const unknownHost = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
    for (const error of [unknownHost, new TypeError('fetch failed', { cause: unknownHost })])
      expect(explainError(error, 'walk')).toMatchObject({ message: 'No connection: getaddrinfo' });
  });

  it('leaves errors of the program as they are', () => {
    const bug = new TypeError('x is not a function');
    expect(explainError(bug, 'walk')).toBe(bug);
  });
});
