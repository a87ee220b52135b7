import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../shared/paths.ts';
import { recordChunksPlugin } from './record-chunks.ts';

// In a separate process, because Vite sets NODE_ENV to production for the process.
await build({
  root: join(root, 'web'),
  configFile: join(root, 'web', 'vite.config.ts'),
  logLevel: 'warn',
  plugins: [recordChunksPlugin()],
});
