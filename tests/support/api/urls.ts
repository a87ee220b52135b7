import { host, offsetFromEnvironment, portsAt, projectId } from '../../../tools/emulators/ports.ts';

const ports = portsAt(offsetFromEnvironment());

/** URL of the app, with the API at /api. */
export const appUrl = `http://${host}:${ports.hosting}`;
const authUrl = `http://${host}:${ports.auth}`;

/** URL of an Auth emulator call as the client SDK makes it. */
export const authCall = (name: string) =>
  `${authUrl}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo`;

/** The same as an administrator. */
export const adminAuthCall = (name: string) =>
  `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/${name}`;

/** Sent mails, latest last. */
export async function sentMails(): Promise<{
  oobCodes: { email: string; requestType: string; oobCode: string }[];
}> {
  const answer = await fetch(`${authUrl}/emulator/v1/projects/${projectId}/oobCodes`);
  return answer.json() as never;
}

// While the API's store is in memory, a test that uses the emulator's must fail.
process.env.FIRESTORE_EMULATOR_HOST = `${host}:${process.env.API_STORE === 'memory' ? 1 : ports.firestore}`;
process.env.FIREBASE_AUTH_EMULATOR_HOST = `${host}:${ports.auth}`;
process.env.GCLOUD_PROJECT ??= projectId;
process.env.METADATA_SERVER_DETECTION = 'none';
