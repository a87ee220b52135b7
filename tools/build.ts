import type { BuildChoice } from './build/build-cache.ts';
import { buildFunctions } from './build/functions.ts';
import { buildWeb } from './build/web.ts';
import { UserError } from './shared/failure.ts';
import { elapsedText, printLine } from './shared/print.ts';

const parts: Record<string, (choice: BuildChoice) => Promise<boolean>> = {
  functions: buildFunctions,
  web: buildWeb,
};

/**
 * `npm run build [-- functions|web]`: builds the deployed files into functions/dist and web/dist. Always a
 * fresh build, so that a bundle of a development watcher is never deployed.
 */
export async function main(args: string[]): Promise<number> {
  for (const name of args.length > 0 ? args : Object.keys(parts)) {
    const build = parts[name];
    if (!build) throw new UserError(`There is no part "${name}" to build.`);
    const start = Date.now();
    await build({ isFresh: true });
    printLine(`Built ${name} in ${elapsedText(start)}.`);
  }
  return 0;
}
