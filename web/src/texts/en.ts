import { common } from './en/common.ts';
import { problems } from './en/problems.ts';
import { shell } from './en/shell.ts';

/** Every room's texts in English. A room is added here and in es.ts. */
export const texts = {
  common,
  problems,
  shell,
};

export type Texts = typeof texts;
