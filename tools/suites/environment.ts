import { host, type Ports, projectId } from '../emulators/ports.ts';

/** What a test needs to know of the stack it runs against. */
export function stackEnvironment(offset: number, ports: Ports): NodeJS.ProcessEnv {
  return {
    PORT_OFFSET: String(offset),
    FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
    GCLOUD_PROJECT: projectId,
    METADATA_SERVER_DETECTION: 'none',
  };
}
