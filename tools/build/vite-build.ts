import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { openApi } from '../../functions/src/http/openapi.ts';
import { root } from '../shared/paths.ts';
import { recordChunksPlugin } from './record-chunks.ts';

// In a separate process, because Vite sets NODE_ENV to production for the process.
await build({
  root: join(root, 'web'),
  configFile: join(root, 'web', 'vite.config.ts'),
  logLevel: 'warn',
  plugins: [recordChunksPlugin()],
});

// Hosting prefers files over the function, which would start an instance to answer with the same text.
const api = join(root, 'web', 'dist', 'api');
mkdirSync(api, { recursive: true });
writeFileSync(join(api, 'openapi.json'), JSON.stringify(openApi()));
