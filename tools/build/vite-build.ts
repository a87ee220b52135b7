import { join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { root } from '../shared/paths.ts';
import { groupsOf } from './chunk-groups.ts';
import { recordChunksPlugin } from './chunks.ts';

const config = {
  root: join(root, 'web'),
  configFile: join(root, 'web', 'vite.config.ts'),
  logLevel: 'warn',
} satisfies InlineConfig;

/*
 * A process of its own, since Vite sets NODE_ENV to production for whatever follows. Twice: what belongs into one
 * file can only be said once it is known which modules are left over after the unused ones were dropped.
 */
const planned = (await build({
  ...config,
  build: { write: false, minify: false },
})) as Rolldown.RolldownOutput;
const groups = groupsOf(planned.output.filter((item) => item.type === 'chunk'));
const group: Rolldown.CodeSplittingGroup = {
  debugName: 'loaded together',
  name: (id) => groups.get(id) ?? null,
  includeDependenciesRecursively: false,
};
await build({
  ...config,
  build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } },
  plugins: [recordChunksPlugin()],
});
