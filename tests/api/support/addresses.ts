import { host, offsetFromEnvironment, portsAt, projectId } from '../../../tools/emulators/ports.ts';

const ports = portsAt(offsetFromEnvironment());

/** Where the app is served, the API below it at /api. */
export const appAddress = `http://${host}:${ports.hosting}`;
const authAddress = `http://${host}:${ports.auth}`;

/** The Auth emulator's call `name`, as the client SDK makes it. */
export const authCall = (name: string) =>
  `${authAddress}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo`;

process.env.FIRESTORE_EMULATOR_HOST = `${host}:${ports.firestore}`;
process.env.FIREBASE_AUTH_EMULATOR_HOST = `${host}:${ports.auth}`;
process.env.GCLOUD_PROJECT = projectId;
process.env.METADATA_SERVER_DETECTION = 'none';
