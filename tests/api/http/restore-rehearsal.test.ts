import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { firestore } from '../../../functions/src/firestore/firestore.ts';
import { commit } from '../../../functions/src/firestore/write.ts';
import { demoExport } from '../../../tools/demo/data-folders.ts';
import { host, offsetFromEnvironment, portsAt, projectId } from '../../../tools/emulators/ports.ts';
import { startStack } from '../../../tools/emulators/stack.ts';
import { eventId } from '../../support/api/store/database.ts';
import { generateEventDocuments } from '../../support/generated-event.ts';

/*
 * Rehearsal of a restore (docs/runbook.md): an event with 500 attendees is exported from one emulator and imported into an
 * empty one. Every document and account has to be there, with the same content.
 */

const attendees = 500;
const timeoutMs = 300_000;
/** Away from the stack of the suite. */
const offset = offsetFromEnvironment(100) + 300;
const ports = portsAt(offset);
const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
// Both stacks have the same ports, so that one client serves for both.
process.env.FIRESTORE_EMULATOR_HOST = `${host}:${ports.firestore}`;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const accountsUrl = `http://${host}:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

async function seed(): Promise<void> {
  const businessIds = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8'];
  const written = generateEventDocuments(attendees, {
    eventId,
    start: Date.now(),
    businessIds,
    rewardIds: ['r1', 'r2'],
  });
  const last = new Map(written.map(({ path, data }) => [path, data]));
  const writes = [...last].map(([path, data]) => ({ kind: 'set', path, data }) as const);
  for (let start = 0; start < writes.length; start += 400)
    await commit(writes.slice(start, start + 400));
  const users = Array.from({ length: attendees }, (_, index) => ({ localId: `walker-${index}` }));
  const created = await fetch(`${accountsUrl}:batchCreate`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ users }),
  });
  expect(created.status).toBe(200);
}

/** Returns the content of every document by path. */
async function readAll(): Promise<Map<string, object>> {
  const found = new Map<string, object>();
  const collections = await (await firestore()).listCollections();
  while (collections.length > 0) {
    const { docs } = (await collections.pop()?.get()) ?? { docs: [] };
    for (const document of docs) found.set(document.ref.path, document.data());
    const inner = await Promise.all(docs.map(({ ref }) => ref.listCollections()));
    collections.push(...inner.flat());
  }
  return found;
}

async function readAccounts(): Promise<string[]> {
  const response = await fetch(`${accountsUrl}:batchGet?maxResults=1000`, { headers });
  const { users = [] } = (await response.json()) as { users?: { localId: string }[] };
  return users.map(({ localId }) => localId).toSorted();
}

it('restores every document and account of an event with 500 attendees', {
  timeout: timeoutMs,
}, async () => {
  const options = { offset, only: ['auth' as const, 'firestore' as const] };
  const exported = await startStack({ ...options, importFrom: demoExport, exportTo: folder });
  let before: Awaited<ReturnType<typeof readAll>>;
  let accounts: string[];
  try {
    await seed();
    before = await readAll();
    accounts = await readAccounts();
  } finally {
    await exported.stop();
  }
  const registrations = [...before.keys()].filter((path) =>
    path.startsWith('registrations/walker-'),
  );
  expect(registrations).toHaveLength(attendees);
  expect(accounts.length).toBeGreaterThanOrEqual(attendees);

  const restored = await startStack({ ...options, importFrom: folder });
  try {
    expect(await readAll()).toEqual(before);
    expect(await readAccounts()).toEqual(accounts);
  } finally {
    await restored.stop();
  }
});
