import { readFileSync } from 'node:fs';
import { fromFirestore } from '../../../functions/src/firestore/converter.ts';
import { firestore } from '../../../functions/src/firestore/firestore.ts';
import { commit } from '../../../functions/src/firestore/write.ts';
import { isolatedProjectId } from './isolated-project.ts';

type Fields = Record<string, unknown>;

/** Data of an earlier version (tests/support/old-exports/README.md). */
export interface OldExport {
  accounts: { uid: string; email?: string }[];
  /** Documents by path, with instants as text. */
  documents: Record<string, Fields>;
}

/** Reads an export under another event ID, because metrics are cached by event. */
export function readOldExport(version: string, eventId: string): OldExport {
  const file = new URL(`../old-exports/${version}.json`, import.meta.url);
  return JSON.parse(
    readFileSync(file, 'utf8').replaceAll('autumn-wine-walk', eventId),
  ) as OldExport;
}

/** Replaces the data and accounts of the isolated project. */
export async function loadOldExport({ accounts, documents }: OldExport): Promise<void> {
  const project = `projects/${isolatedProjectId}`;
  const { FIRESTORE_EMULATOR_HOST: data, FIREBASE_AUTH_EMULATOR_HOST: auth } = process.env;
  await send('DELETE', `http://${data}/emulator/v1/${project}/databases/(default)/documents`);
  await send('DELETE', `http://${auth}/emulator/v1/${project}/accounts`);
  const create = `http://${auth}/identitytoolkit.googleapis.com/v1/${project}/accounts`;
  for (const { uid, email } of accounts) await send('POST', create, { localId: uid, email });
  await commit(
    Object.entries(documents).map(([path, fields]) => ({ kind: 'set', path, data: fields })),
  );
}

async function send(method: string, url: string, body?: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer owner' };
  const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${method} ${url}: ${await answer.text()}`);
}

/** Stored fields of these documents. */
export async function storedFields(paths: readonly string[]): Promise<Map<string, Fields>> {
  const db = await firestore();
  const snapshots = await db.getAll(...paths.map((path) => db.doc(path)));
  return new Map(snapshots.map((each) => [each.ref.path, fromFirestore(each.data()) as Fields]));
}
