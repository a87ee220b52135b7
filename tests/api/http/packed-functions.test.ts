import { randomUUID } from 'node:crypto';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { toFirestore } from '../../../functions/src/firestore/converter.ts';
import { firestore } from '../../../functions/src/firestore/firestore.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { commit } from '../../../functions/src/firestore/write.ts';
import { functionNames } from '../../../tools/project/items/app-items.ts';
import { registrationBody } from '../../support/api/people.ts';
import { change, eventId, stored } from '../../support/api/store/database.ts';
import {
  installFramework,
  installPacked,
  packFunctions,
  type RunningFunction,
  readManifest,
  removePacked,
  resolveAccounts,
  startPacked,
} from '../../support/api/store/packed-functions.ts';

/*
 * Repeats the steps of Cloud Build: `npm ci` in an empty folder with the two current versions of npm, then each
 * function by the Functions Framework. `PACKED_FUNCTIONS=1 npm test -- api staff` runs other API tests on them.
 */

/** Installing takes a minute on a busy machine, in milliseconds. */
const installTimeoutMs = 300_000;

let folder = '';
let archive = '';
let running: RunningFunction | undefined;

beforeAll(async () => {
  archive = await packFunctions();
  folder = await installFramework();
}, installTimeoutMs);

afterEach(() => running?.stop());
afterAll(() => removePacked(folder));

const functionsOf = (npmVersion: number) => join(folder, `npm-${npmVersion}`);

/** Starts one function and returns its URL. */
async function start(
  target: string,
  signature: 'http' | 'cloudevent',
  env: Record<string, string> = {},
): Promise<string> {
  running = await startPacked({ folder, functions: functionsOf(11) }, target, signature, env);
  return running.url;
}

/** Protobuf message DocumentEventData with name and times of the written document, as Eventarc sends it. */
function writtenEvent(document: string): Uint8Array<ArrayBuffer> {
  const field = (number: number, content: Uint8Array) =>
    Buffer.from([number * 8 + 2, content.length, ...content]);
  const name = `projects/${process.env.GCLOUD_PROJECT}/databases/(default)/documents/${document}`;
  const oneSecond = Buffer.from([8, 1]);
  const value = [field(1, Buffer.from(name)), field(3, oneSecond), field(4, oneSecond)];
  return new Uint8Array(field(1, Buffer.concat(value)));
}

/** CloudEvent of a written document. */
function writtenRequest(document: string): RequestInit {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/protobuf',
      'ce-datacontenttype': 'application/protobuf',
      'ce-id': randomUUID(),
      'ce-specversion': '1.0',
      'ce-type': 'google.cloud.firestore.document.v1.written',
      'ce-source': `//firestore.googleapis.com/projects/${process.env.GCLOUD_PROJECT}/databases/(default)`,
      'ce-subject': `documents/${document}`,
      'ce-document': document,
      'ce-project': process.env.GCLOUD_PROJECT ?? '',
      'ce-database': '(default)',
      'ce-namespace': '(default)',
      'ce-location': 'us-central1',
    },
    body: writtenEvent(document),
  };
}

describe('the deployed functions', () => {
  it.each([10, 11])('installs with npm %i', { timeout: installTimeoutMs }, async (version) => {
    await installPacked(archive, functionsOf(version), version);
  });

  it('packs no source maps, settings or tests', () => {
    const uploaded = globSync('**', { cwd: functionsOf(11), exclude: ['node_modules/**'] });
    expect(uploaded).toContain('index.js');
    expect(uploaded.filter((path) => /\.map$|\.env|\.test\./.test(path))).toEqual([]);
  });

  it('serves the API: description and registration', { timeout: installTimeoutMs }, async () => {
    const url = await start('api', 'http');
    const description = await fetch(`${url}/api/openapi.json`);
    expect(description.status).toBe(200);
    const registered = await fetch(`${url}/api/waiver/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(registrationBody()),
    });
    expect(registered.status).toBe(200);
    const { submissionId } = (await registered.json()) as { submissionId: string };
    expect(await stored(documentPaths.registration(submissionId))).toMatchObject({ eventId });
  });

  it('records the address of the caller in the registration', {
    timeout: installTimeoutMs,
  }, async () => {
    const secret = 'quiet-street-at-dusk';
    const url = await start('api', 'http', { EDGE_SECRET: secret });
    const recorded = async (headers: Record<string, string>) => {
      const response = await fetch(`${url}/api/waiver/submit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(registrationBody()),
      });
      const { submissionId } = (await response.json()) as { submissionId: string };
      return (await stored(documentPaths.registration(submissionId))).ip;
    };
    const [caller, fastly, google] = ['192.0.2.1', '151.101.2.133', '74.125.208.12'];
    const fromEdge = { 'x-edge-secret': secret };
    expect(await recorded({ 'x-forwarded-for': `${caller}, ${fastly}`, ...fromEdge })).toBe(caller);
    expect(await recorded({ 'x-forwarded-for': `${caller},${google}`, ...fromEdge })).toBe(caller);
    expect(await recorded({ 'x-forwarded-for': `203.0.113.9, ${fastly}` })).toBe(fastly);
  });

  it('rebuilds the catalog when an event changes', { timeout: installTimeoutMs }, async () => {
    const path = documentPaths.catalog(eventId);
    const before = await stored(path);
    await commit([{ kind: 'delete', path }]);
    try {
      const url = await start('catalogOnEvent', 'cloudevent');
      const response = await fetch(url, writtenRequest(`events/${eventId}`));
      expect(response.status, running?.output()).toBeLessThan(300);
      expect((await stored(path)).businesses).toEqual(before.businesses);
    } finally {
      await change(path, before);
    }
  });

  it('publishes due announcements on schedule', { timeout: installTimeoutMs }, async () => {
    const path = `events/${eventId}/announcements/${randomUUID()}`;
    const at = '2026-01-01T18:00:00.000Z';
    const texts = { title: 'Hello', message: 'Hi.' };
    const times = { publishAt: at, createdAt: at, updatedAt: at };
    await change(path, { ...texts, ...times, isPublished: false, version: 1 });
    try {
      const url = await start('announcementsAtTheirTime', 'http');
      const response = await fetch(url, { method: 'POST', body: '' });
      expect(response.status).toBe(200);
      expect((await stored(path)).isPublished).toBe(true);
    } finally {
      await commit([{ kind: 'delete', path }]);
    }
  });

  it('rejects a query without an index', { timeout: installTimeoutMs }, async () => {
    const none = join(folder, 'no-indexes.json');
    writeFileSync(none, JSON.stringify({ indexes: [], fieldOverrides: [] }));
    const url = await start('announcementsAtTheirTime', 'http', { FIRESTORE_INDEXES: none });
    const response = await fetch(url, { method: 'POST', body: '' });
    expect(response.status).toBe(500);
    expect(running?.output()).toContain('The query requires an index: announcements');
  });

  it('logs an error with its severity', { timeout: installTimeoutMs }, async () => {
    const path = documentPaths.registration('packed-invalid');
    await commit([{ kind: 'set', path, data: { writtenBy: 'test' } }]);
    const url = await start('api', 'http', { LOG_EXECUTION_ID: 'true' });
    const response = await fetch(`${url}/api/waiver/packed-invalid`);
    await commit([{ kind: 'delete', path }]);
    const requestId = response.headers.get('x-request-id') ?? 'none';
    const [line = ''] =
      running
        ?.output()
        .split('\n')
        .filter((text) => text.includes(requestId)) ?? [];
    expect(JSON.parse(line)).toMatchObject({ severity: 'ERROR', event: 'unexpected', requestId });
  });

  it('uses the database of FIRESTORE_DATABASE', { timeout: installTimeoutMs }, async () => {
    const { getFirestore } = await import('firebase-admin/firestore');
    await firestore();
    const restored = getFirestore('restored-test');
    const document = restored.doc(documentPaths.event(eventId));
    await document.set(
      toFirestore({ ...(await stored(documentPaths.event(eventId))), name: 'Restored' }),
    );
    const url = await start('api', 'http', { FIRESTORE_DATABASE: 'restored-test' });
    const active = (await (await fetch(`${url}/api/events/active`)).json()) as { name: string };
    await document.delete();
    expect(active.name).toBe('Restored');
  });

  it('leaves region, database and instances to the settings', {
    timeout: installTimeoutMs,
  }, async () => {
    const manifest = await readManifest(functionsOf(11));
    expect(Object.keys(manifest.endpoints).toSorted()).toEqual(functionNames.toSorted());
    expect(manifest.params.map(({ name }) => name).toSorted()).toEqual([
      'FIRESTORE_DATABASE',
      'MIN_INSTANCES',
      'REGION',
      'RETENTION_MONTHS',
    ]);
    const { api, catalogOnEvent } = manifest.endpoints;
    const region = '{{ params.REGION }}';
    expect(api).toMatchObject({ region, minInstances: '{{ params.MIN_INSTANCES }}' });
    expect(catalogOnEvent).toMatchObject({
      region,
      eventTrigger: { eventFilters: { database: '{{ params.FIRESTORE_DATABASE }}' } },
    });
  });

  it('names an account that Cloud Scheduler and Secret Manager accept', {
    timeout: installTimeoutMs,
  }, async () => {
    const settings = {
      REGION: 'europe-west1',
      FIRESTORE_DATABASE: '(default)',
      MIN_INSTANCES: '0',
      RETENTION_MONTHS: '24',
      SMTP_USER: 'walk@example.org',
    };
    const manifest = await readManifest(functionsOf(11), settings);
    const account = 'wine-walk-functions@walk.iam.gserviceaccount.com';
    const { schedulers, secrets } = await resolveAccounts(manifest, 'walk', settings);
    expect(new Set(schedulers)).toEqual(new Set([account]));
    expect(secrets).toEqual({ SMTP_PASSWORD: [account] });
  });
});
