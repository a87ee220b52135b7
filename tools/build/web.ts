import { join } from 'node:path';
import { Failure } from '../shared/failure.ts';
import { runCommand } from '../shared/run-command.ts';
import { buildOnce } from './stamp.ts';

const sources = [
  'web/*.*',
  'web/{src,public,build,prerender}/**',
  'functions/src/{contract,domain}/**',
  'package-lock.json',
  'tools/build/*',
];

/** Builds the web app into web/dist, unless its sources are unchanged. */
export function buildWeb(): Promise<boolean> {
  return buildOnce('web', sources, 'web/dist/index.html', async () => {
    const code = await runCommand(process.execPath, [join(import.meta.dirname, 'vite-build.ts')]);
    if (code !== 0) throw new Failure('The web app does not build; see above.');
  });
}
