import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { execa, type ResultPromise } from 'execa';
import { getPortPromise } from 'portfinder';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { commit } from '../../../functions/src/firestore/write.ts';
import { buildFunctions } from '../../../tools/build/functions.ts';
import { root } from '../../../tools/shared/paths.ts';
import { change, eventId, stored } from '../../support/api/database.ts';
import { registrationBody } from '../../support/api/people.ts';

/*
 * What Cloud Build does with the deployed functions: `npm ci` in an empty folder with the two current versions of npm,
 * then each function by the Functions Framework.
 */

const framework = '@google-cloud/functions-framework@5.0.5';
/** Installing takes a minute on a busy machine, in milliseconds. */
const installTimeoutMs = 300_000;

/** Files that firebase-tools uploads (`ignore` in firebase.json). */
const uploaded = ['index.js', 'package.json', 'package-lock.json'];

let folder = '';
let output = '';
let running: ResultPromise | undefined;

beforeAll(async () => {
  await buildFunctions();
  folder = mkdtempSync(join(tmpdir(), 'packed-functions-'));
  await execa('npm', ['install', '--no-save', '--prefix', join(folder, 'framework'), framework]);
}, installTimeoutMs);

afterEach(async () => {
  running?.kill();
  await running;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function install(npmVersion: number): Promise<string> {
  const target = join(folder, `npm-${npmVersion}`);
  mkdirSync(target);
  for (const file of uploaded)
    copyFileSync(join(root, 'functions', 'dist', file), join(target, file));
  const options = { cwd: target, env: { NODE_ENV: 'production' } };
  await execa('npx', ['-y', `npm@${npmVersion}`, 'ci', '--ignore-scripts'], options);
  return target;
}

/** Starts one function and returns its URL. */
async function start(target: string, signature: 'http' | 'cloudevent'): Promise<string> {
  const port = await getPortPromise({ port: 18_000 });
  const module = '@google-cloud/functions-framework/build/src/main.js';
  running = execa(process.execPath, [join(folder, 'framework', 'node_modules', module)], {
    cwd: join(folder, 'npm-11'),
    env: { FUNCTION_TARGET: target, FUNCTION_SIGNATURE_TYPE: signature, PORT: String(port) },
    all: true,
    reject: false,
  });
  output = '';
  running.all?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries += 1) {
    const isUp = await fetch(url, { method: 'HEAD' }).then(
      () => true,
      () => false,
    );
    if (isUp) return url;
    await delay(200);
  }
  throw new Error(`${target} did not start: ${output}`);
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
  it.each([10, 11])('install with npm %i', { timeout: installTimeoutMs }, async (version) => {
    await install(version);
  });

  it('serve the API: description and registration', { timeout: installTimeoutMs }, async () => {
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

  it('rebuild the catalog when an event changes', { timeout: installTimeoutMs }, async () => {
    const path = documentPaths.catalogue(eventId);
    const before = await stored(path);
    await commit([{ kind: 'delete', path }]);
    try {
      const url = await start('catalogueOnEvent', 'cloudevent');
      const response = await fetch(url, writtenRequest(`events/${eventId}`));
      expect(response.status, output).toBeLessThan(300);
      expect((await stored(path)).businesses).toEqual(before.businesses);
    } finally {
      await change(path, before);
    }
  });

  it('publish due announcements on schedule', { timeout: installTimeoutMs }, async () => {
    const path = `events/${eventId}/announcements/${randomUUID()}`;
    const at = '2026-01-01T18:00:00.000Z';
    const texts = { title: 'Hello', message: 'Hi.' };
    const times = { publishAt: at, createdAt: at, updatedAt: at };
    await change(path, { ...texts, ...times, isPublished: false, version: 1 });
    const url = await start('announcementsAtTheirTime', 'http');
    const response = await fetch(url, { method: 'POST', body: '' });
    expect(response.status).toBe(200);
    expect((await stored(path)).isPublished).toBe(true);
  });
});
