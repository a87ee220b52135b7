import type { Texts } from './en.ts';
import { common } from './es/common.ts';
import { problems } from './es/problems.ts';
import { shell } from './es/shell.ts';

/** Every room's texts in Spanish. */
export const texts: Texts = {
  common,
  problems,
  shell,
};
