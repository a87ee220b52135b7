import { createRequire } from 'node:module';
import { GoogleAuth } from 'google-auth-library';
import { UserError } from '../shared/failure.ts';
import { readSettings } from './settings.ts';

/** Modules of firebase-tools that hold the account of `npx firebase login`. */
const firebaseTools = createRequire(import.meta.resolve('firebase-tools/package.json'));
type FirebaseAccount = { user: { email: string }; tokens: object };

/**
 * Makes Google's libraries, and the Admin SDK in this process, use the account of `npx firebase login`, and bill requests to
 * the project, whose settings name the database. Credentials in GOOGLE_APPLICATION_CREDENTIALS come first; without both, those of gcloud.
 * Throws a UserError without any.
 */
export async function useProject(project: string): Promise<void> {
  process.env.GCLOUD_PROJECT = project;
  process.env.GOOGLE_CLOUD_QUOTA_PROJECT = project;
  process.env.FIRESTORE_DATABASE = readSettings(project).database;
  if (process.env.FIRESTORE_EMULATOR_HOST) {
    process.env.METADATA_SERVER_DETECTION ??= 'none';
    return;
  }
  if (process.env.GOOGLE_APPLICATION_CREDENTIALS) return;
  const { getGlobalDefaultAccount } = firebaseTools('./lib/auth') as {
    getGlobalDefaultAccount: () => FirebaseAccount | undefined;
  };
  const { getCredentialPathAsync } = firebaseTools('./lib/defaultCredentials') as {
    getCredentialPathAsync: (account: FirebaseAccount) => Promise<string | undefined>;
  };
  const account = getGlobalDefaultAccount();
  const path = account && (await getCredentialPathAsync(account));
  if (path) process.env.GOOGLE_APPLICATION_CREDENTIALS = path;
  await new GoogleAuth().getClient().catch(() => {
    throw new UserError('Sign in first: npx firebase login');
  });
}
