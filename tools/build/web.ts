import { join } from 'node:path';
import { UserError } from '../shared/failure.ts';
import { runCommand } from '../shared/run-command.ts';
import { type BuildChoice, buildIfChanged } from './build-cache.ts';

const sources = [
  'web/*.*',
  'web/.env*',
  'web/{src,public,build,prerender}/**',
  'common/src/**',
  'functions/src/http/openapi*.ts',
  'package-lock.json',
  'tools/build/*',
];

/** Builds the web app into web/dist unless its sources and variables are unchanged. */
export function buildWeb(choice?: BuildChoice): Promise<boolean> {
  return buildIfChanged({
    ...choice,
    name: 'web',
    sources,
    settings: Object.fromEntries(
      Object.entries(process.env).filter(([name]) => name.startsWith('VITE_')),
    ),
    output: 'web/dist/index.html',
    run: async () => {
      const code = await runCommand(process.execPath, [join(import.meta.dirname, 'vite-build.ts')]);
      if (code !== 0) throw new UserError('The web app does not build; see above.');
    },
  });
}
