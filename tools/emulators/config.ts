import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/paths.ts';
import type { Ports } from './ports.ts';

type FirebaseJson = { emulators: Record<string, { port?: number; websocketPort?: number }> };

const configFile = 'firebase.json';

/**
 * Returns the path of a firebase.json for these ports. It must be in the folder of the original, because its
 * paths are relative; git ignores it. The original is used for offset 0.
 */
export function configFor(offset: number, ports: Ports): string {
  if (offset === 0) return join(root, configFile);
  const config = JSON.parse(readFileSync(join(root, configFile), 'utf8')) as FirebaseJson;
  for (const [name, settings] of Object.entries(config.emulators)) {
    if (name in ports) settings.port = ports[name as keyof Ports];
    if (settings.websocketPort) settings.websocketPort = ports.firestoreWebsocket;
  }
  const path = join(root, `firebase.run.${offset}.json`);
  writeFileSync(path, `${JSON.stringify(config, null, 2)}\n`);
  return path;
}
