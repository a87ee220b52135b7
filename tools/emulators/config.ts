import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/paths.ts';
import type { Ports } from './ports.ts';

type FirebaseJson = { emulators: Record<string, { port?: number; websocketPort?: number }> };

const kept = 'firebase.json';

/**
 * The path of a firebase.json for these ports. It has to lie beside the real one, since every
 * path in it is relative to its own folder; git ignores it. The real one serves offset 0.
 */
export function configFor(offset: number, ports: Ports): string {
  if (offset === 0) return join(root, kept);
  const config = JSON.parse(readFileSync(join(root, kept), 'utf8')) as FirebaseJson;
  for (const [name, settings] of Object.entries(config.emulators)) {
    if (name in ports) settings.port = ports[name as keyof Ports];
    if (settings.websocketPort) settings.websocketPort = ports.firestoreWebsocket;
  }
  const path = join(root, `firebase.run.${offset}.json`);
  writeFileSync(path, `${JSON.stringify(config, null, 2)}\n`);
  return path;
}
