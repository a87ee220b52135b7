import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../shared/places.ts';
import { noteChunks } from './chunks.ts';

/* A process of its own, since Vite sets NODE_ENV to production for whatever follows. */
await build({
  root: join(root, 'web'),
  configFile: join(root, 'web', 'vite.config.ts'),
  logLevel: 'warn',
  plugins: [noteChunks()],
});
