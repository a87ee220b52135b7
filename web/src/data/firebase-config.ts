import type { FirebaseOptions } from 'firebase/app';
import { readJson, store } from '../device/storage.ts';

export interface FirebaseSetup {
  options: FirebaseOptions & { projectId: string; apiKey: string };
  /** Where the emulators are: added to their base ports; null for a real project. */
  emulatorOffset: number | null;
}

const configName = 'firebase-config';
const demoConfig = { projectId: 'demo-wine-walk', apiKey: 'demo' };
const basePort = import.meta.env.DEV ? 5173 : 5002;

let setup: Promise<FirebaseSetup> | undefined;

/** The project this page belongs to, as hosting tells it; asked for once. */
export function loadFirebaseSetup(): Promise<FirebaseSetup> {
  setup ??= findConfig().then(toSetup);
  setup.catch(() => {
    setup = undefined;
  });
  return setup;
}

/** The last one told is used at once, also offline; what hosting tells now is for the next time. */
async function findConfig(): Promise<FirebaseOptions> {
  const told = fetchConfig();
  const kept = readJson(configName, isConfig);
  if (!kept) return told.catch(configWithoutHosting);
  told.catch(() => undefined);
  return kept;
}

async function fetchConfig(): Promise<FirebaseOptions> {
  const response = await fetch('/__/firebase/init.json');
  const options: unknown = await response.json();
  if (!isConfig(options)) throw new Error('init.json names no project');
  store(configName, JSON.stringify(options));
  return options;
}

function isConfig(value: unknown): value is FirebaseOptions {
  return (
    typeof value === 'object' && value !== null && 'projectId' in value && Boolean(value.projectId)
  );
}

function configWithoutHosting(cause: unknown): FirebaseOptions {
  if (import.meta.env.DEV) return demoConfig;
  throw new Error('The configuration could not be loaded.', { cause });
}

function toSetup(told: FirebaseOptions): FirebaseSetup {
  const projectId = told.projectId ?? demoConfig.projectId;
  const options = { ...told, projectId, apiKey: told.apiKey || demoConfig.apiKey };
  return { options, emulatorOffset: emulatorOffset(projectId, window.location.port) };
}

/** Demo projects live on emulators, whose ports are all moved by as much as this page's own. */
export function emulatorOffset(projectId: string, pagePort: string): number | null {
  return projectId.startsWith('demo-') ? Number(pagePort) - basePort : null;
}
