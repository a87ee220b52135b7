import { host, type Ports, projectId } from '../emulators/ports.ts';
import type { Sources } from './sources.ts';

type Account = { localId: string; email: string; displayName: string; emailVerified: boolean };

/** The demo's attendees as the Auth emulator keeps them; staff get theirs when they first sign in. */
export function demoAccounts(sources: Sources): Account[] {
  return sources.attendees.map(({ id, email, name }) => ({
    localId: id,
    email,
    displayName: name,
    emailVerified: true,
  }));
}

/** Makes an account in the Auth emulator. */
export async function createAccount(ports: Ports, account: Account): Promise<void> {
  await ask(ports, `projects/${projectId}/accounts`, account);
}

/** Every account of the Auth emulator, without what differs from one making to the next. */
export async function readAccounts(ports: Ports): Promise<Account[]> {
  const body = { returnUserInfo: true };
  const answer = await ask(ports, `projects/${projectId}/accounts:query`, body);
  return ((answer as { userInfo?: Account[] }).userInfo ?? []).map(
    ({ localId, email, displayName, emailVerified }) => ({
      localId,
      email,
      displayName,
      emailVerified,
    }),
  );
}

async function ask(ports: Ports, path: string, body: unknown): Promise<unknown> {
  const base = `http://${host}:${ports.auth}/identitytoolkit.googleapis.com/v1`;
  const answer = await fetch(`${base}/${path}`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
