import type { FirebaseOptions } from 'firebase/app';
import { z } from 'zod';
import { syncServerClock } from '../device/server-clock.ts';
import { persisted } from '../storage/persisted.ts';
import { fetchHostingConfig } from './hosting-config.ts';

export interface FirebaseAppConfig {
  options: FirebaseOptions & { projectId: string; apiKey: string };
  /** Offset of the emulator ports; null for a real project. */
  emulatorOffset: number | null;
}

const demoConfig = { projectId: 'demo-wine-walk', apiKey: 'demo' };
const basePort = import.meta.env.DEV ? 5173 : 5002;

const config: z.ZodType<FirebaseOptions> = z.looseObject({ projectId: z.string().min(1) });
const cachedConfig = persisted('firebase-config', (value) => config.parse(value), 'device');

let setup: Promise<FirebaseAppConfig> | undefined;

/** Returns the project's configuration from hosting; requested once. */
export function loadFirebaseAppConfig(): Promise<FirebaseAppConfig> {
  setup ??= findConfig().then(toSetup);
  setup.catch(() => {
    setup = undefined;
  });
  return setup;
}

/** Uses the cached configuration at once; the response of hosting is for the next start. */
async function findConfig(): Promise<FirebaseOptions> {
  const fetched = fetchConfig();
  const cached = cachedConfig.get();
  if (!cached) return fetched.catch(configWithoutHosting);
  fetched.catch(() => undefined);
  return cached;
}

async function fetchConfig(): Promise<FirebaseOptions> {
  const { response, sentAt } = await fetchHostingConfig();
  syncServerClock(response.headers.get('Date'), sentAt, response.headers.get('Age'));
  const options = config.safeParse(await response.json()).data;
  if (!options) throw new Error('init.json names no project');
  cachedConfig.set(options);
  return options;
}

function configWithoutHosting(cause: unknown): FirebaseOptions {
  if (import.meta.env.DEV) return demoConfig;
  throw new Error('The configuration could not be loaded.', { cause });
}

/** Only emulators work without an API key: a real project without one is misconfigured. */
function toSetup(config: FirebaseOptions): FirebaseAppConfig {
  const projectId = config.projectId ?? demoConfig.projectId;
  const offset = emulatorOffset(projectId, window.location.port);
  const apiKey = config.apiKey || (offset === null ? '' : demoConfig.apiKey);
  if (!apiKey)
    throw new Error(
      `Hosting gives no API key for ${projectId}: link a web app to the site (docs/set-up.md).`,
    );
  return { options: { ...config, projectId, apiKey }, emulatorOffset: offset };
}

/** Demo projects use emulators, whose ports have the same offset as this page. */
export function emulatorOffset(projectId: string, pagePort: string): number | null {
  return projectId.startsWith('demo-') ? Number(pagePort) - basePort : null;
}
