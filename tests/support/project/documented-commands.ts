import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/shared/paths.ts';

/** Documents whose commands an organizer types. */
export const documents = ['docs/set-up.md', 'docs/runbook.md'].map((path) =>
  readFileSync(join(root, path), 'utf8'),
);

/** Blocks of commands, or of settings. */
export const shellBlocks = documents.flatMap((text) =>
  [...text.matchAll(/```sh\n([^`]+)```/g)].map(([, block = '']) => block),
);

const spans = documents.flatMap((text) =>
  [...text.replaceAll(/```[^`]+```/g, '').matchAll(/`((?:npm|npx|git|node) [^`]+)`/g)].map(
    ([, span = '']) => span,
  ),
);

const lines = [...shellBlocks.flatMap((block) => block.trim().split('\n')), ...spans];

/** Commands of the documents, once each except those of git: first those of the blocks in their order. */
export const documentedCommands = lines.filter(
  (line, at) =>
    !/^[A-Z_]+=|^#|^$/.test(line) && (line.startsWith('git ') || lines.indexOf(line) === at),
);

/** Settings file of the documents. */
export const documentedSettings = shellBlocks.find((block) => block.startsWith('REGION=')) ?? '';

/** Splits a command into its words. */
export const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
