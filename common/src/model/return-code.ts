import { z } from 'zod';

/** Characters of a code that an open session gives: 50 random bits. */
export const transferCodeLength = 10;

/**
 * What a walk is got back by: eight digits from the desk, or ten characters from a session that is open elsewhere. Spaces,
 * hyphens and small letters are as good as none, and letters that look like digits are these.
 */
export const returnCode = z
  .string()
  .max(60)
  .regex(
    /^(?:(?:[\s-]*\d){8}|(?:[\s-]*[0-9A-Za-z]){10})[\s-]*$/,
    'The code has eight digits or ten characters.',
  )
  .transform(normalizeReturnCode);

/** A code without what was typed around it. */
export function normalizeReturnCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
}
