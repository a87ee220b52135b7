import { buildFunctions } from './build/functions.ts';
import { buildWeb } from './build/web.ts';
import { Failure } from './shared/failure.ts';
import { say, sinceWords } from './shared/say.ts';

const parts: Record<string, () => Promise<boolean>> = { functions: buildFunctions, web: buildWeb };

/** `npm run build [-- functions|web]`: what is deployed, into functions/dist and web/dist. */
export async function main(args: string[]): Promise<number> {
  for (const name of args.length > 0 ? args : Object.keys(parts)) {
    const build = parts[name];
    if (!build) throw new Failure(`There is no part "${name}" to build.`);
    const start = Date.now();
    say((await build()) ? `Built ${name} in ${sinceWords(start)}.` : `${name} is up to date.`);
  }
  return 0;
}
