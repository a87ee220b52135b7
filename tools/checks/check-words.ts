import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/paths.ts';
import { printLine } from '../shared/print.ts';
import { findInDocument, findInPath, findInSource } from './find-words.ts';
import { allowedNames, checkedPaths, ignoredPaths, listedWords } from './words.ts';

/*
 * A check of `npm run check`: fails if a file below the checked paths has a listed word. Paths in the arguments replace the
 * checked paths.
 */
const paths = process.argv.length > 2 ? process.argv.slice(2) : checkedPaths;
const listFiles = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths];
const files = execFileSync('git', listFiles, { cwd: root, encoding: 'utf8' })
  .split('\n')
  // A deleted file is listed until its deletion is staged.
  .filter((file) => existsSync(join(root, file)))
  .filter((file) => /\.(?:tsx?|m?js|md|css|html|rules)$/.test(file))
  .filter((file) => !ignoredPaths.some((ignored) => file.startsWith(ignored)));

let count = 0;
for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8');
  const found = /\.(?:md|css|html|rules)$/.test(file)
    ? findInDocument(text, listedWords)
    : [...findInPath(file, listedWords), ...findInSource(text, file, listedWords, allowedNames)];
  count += found.length;
  for (const { line, word, text: place, instead } of found)
    printLine(`${file}:${line}: "${word}" in "${place}". Use: ${instead}.`);
}
if (count > 0) printLine(`${count} listed words (tools/checks/words.ts)`);
process.exitCode = count > 0 ? 1 : 0;
