import { z } from 'zod';

/** Characters of a transfer code: 50 random bits. */
export const transferCodeLength = 10;

/**
 * Code that restores access: eight digits from the desk, or ten characters from an open session on another
 * device. Spaces, hyphens and case are ignored, and letters that look like digits are read as digits.
 */
export const returnCode = z
  .string()
  .max(60, { abort: true })
  .regex(/^(?:(?:[\s-]*\d){8}|(?:[\s-]*[0-9A-Za-z]){10})[\s-]*$/, 'return-code-length')
  .transform(normalizeReturnCode);

/** Returns a code without spaces and hyphens, in capitals. */
export function normalizeReturnCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
}
