import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createGoogle } from '../../../tools/project/google.ts';
import { type Inputs, Project } from '../../../tools/project/items/item.ts';
import { mailSettingsMark } from '../../../tools/project/items/mail-items.ts';
import { readSettings } from '../../../tools/project/settings.ts';
import { type Answer, type Answers, notFound, projectId } from './recorded-answers.ts';

/** Change that was sent to the server. */
export interface Change {
  key: string;
  body: unknown;
}

export interface Replay {
  project: Project;
  /** Changes that were sent and accepted. */
  changes: Change[];
  /** Queries of all requests, in their order. */
  queries: string[];
  close(): void;
}

export interface ReplayOptions extends Inputs {
  /** Returns the answers that differ after a change, such as the database that it created. */
  effects?: (change: Change) => Answers;
  /** Answers to the first requests, by key. */
  first?: Record<string, Answer[]>;
  /** Content of the settings file. */
  settings?: string;
}

const mailSettings = {
  SMTP_HOST: 'smtp.example.org',
  SMTP_USER: 'walk@example.org',
  MAIL_FROM: 'Wine Walk <walk@example.org>',
};

/** Settings file of a complete project. */
export const completeSettings = `REGION=us-central1
APP_URL=https://${projectId}.web.app
MIN_INSTANCES=0
RETENTION_MONTHS=24
FIRESTORE_DATABASE=(default)
WEB_API_KEY=AIzaSyTest
${Object.entries(mailSettings)
  .map(([name, value]) => `${name}=${value}`)
  .join('\n')}
MAIL_DAILY_LIMIT=500
VAPID_PUBLIC_KEY=BPublicKeyOfTheTests
MAIL_TESTED=${mailSettingsMark(mailSettings)}
`;

/** Serves recorded answers of Google's APIs over HTTP; an answer that is not recorded is 404, as for a missing resource. */
export async function replay(recorded: Answers, options: ReplayOptions = {}): Promise<Replay> {
  const { effects, first = {}, settings = completeSettings, ...inputs } = options;
  const answers = { ...recorded };
  const changes: Change[] = [];
  const queries: string[] = [];
  const server = createServer(async (request, response) => {
    const [path = '', query = ''] = (request.url ?? '').slice(1).split('?');
    const page = new URLSearchParams(query).get('pageToken');
    const key = `${request.method} ${path}${page ? `?pageToken=${page}` : ''}`;
    const body = await text(request);
    queries.push(query);
    const early = first[key]?.shift();
    let answer: Answer = early ?? answers[key] ?? notFound;
    if (
      !early &&
      request.method !== 'GET' &&
      !/:(?:getIamPolicy|runQuery)$/.test(key) &&
      !answers[key]
    ) {
      const change = { key, body: body ? (JSON.parse(body) as unknown) : undefined };
      changes.push(change);
      Object.assign(answers, effects?.(change));
      answer = { status: 200, body: {} };
    }
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  if (settings) writeFileSync(join(folder, `.env.${projectId}`), settings);
  const google = createGoogle({
    project: projectId,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    getToken: async () => 'token',
    pollMs: 1,
  });
  return {
    project: new Project(google, { ...inputs, settings: () => readSettings(projectId, folder) }),
    changes,
    queries,
    close: () => {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
