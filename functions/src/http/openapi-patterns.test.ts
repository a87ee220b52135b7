import { describe, expect, it } from 'vitest';
import { openApi, portablePattern } from './openapi.ts';

describe('portablePattern', () => {
  /**
   * Syntax that only JavaScript knows, or that Python interprets differently: classes of Unicode, of letters
   * and of digits.
   */
  const ownDialect = /\\[pPdwDW]|\(\?<(?![=!])/;

  it('leaves no engine-specific syntax in openapi.json', () => {
    const patterns = [...JSON.stringify(openApi()).matchAll(/"pattern":"((?:[^"\\]|\\.)*)"/g)];
    expect(patterns.length).toBeGreaterThan(20);
    const own = patterns.map(([, text]) => JSON.parse(`"${text}"`) as string);
    expect(own.filter((pattern) => ownDialect.test(pattern))).toEqual([]);
  });

  it.each([
    ['^\\d{8}$', '^[0-9]{8}$'],
    ['^[+\\d\\s().x-]*$', '^[+0-9\\s().x-]*$'],
    ['^[\\w-]{8,128}$', '^[A-Za-z0-9_-]{8,128}$'],
    ['^\\[\\d\\]$', '^\\[[0-9]\\]$'],
  ])('converts %s to %s', (pattern, documented) => {
    expect(portablePattern(pattern)).toBe(documented);
  });
});
