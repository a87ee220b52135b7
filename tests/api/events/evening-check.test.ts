import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { checkProject } from '../../../tools/project/check.ts';
import { eveningItems } from '../../../tools/project/evening.ts';
import { printLine } from '../../../tools/shared/print.ts';
import { eventId } from '../../support/api/database.ts';
import { completeProject, projectId } from '../../support/project/recorded-answers.ts';
import { type Replay, replay } from '../../support/project/replay-server.ts';

vi.mock('../../../tools/shared/print.ts', () => ({ printLine: vi.fn() }));

const snapshotTime = new Date(Date.now() - 30 * 3_600_000).toISOString();
const backup = {
  name: `projects/${projectId}/locations/us-central1/backups/1`,
  database: `projects/${projectId}/databases/(default)`,
  snapshotTime,
  state: 'READY',
};

let running: Replay;
beforeAll(async () => {
  running = await replay({
    ...completeProject,
    [`GET firestore.googleapis.com/v1/projects/${projectId}/locations/us-central1/backups`]: {
      status: 200,
      body: { backups: [backup] },
    },
  });
});
afterAll(() => running.close());

it('checks the event of an evening and what it needs from the project', async () => {
  const items = await eveningItems(running.project, eventId, 500);
  expect(await checkProject(running.project, items)).toBe(1);
  const lines = vi.mocked(printLine).mock.calls.map(([line]) => line);
  expect(lines).toContainEqual(
    expect.stringMatching(/^ok +Price, tickets and registrations \(35 USD; /),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/^missing +500 people can register .*100 new accounts an hour/),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/raise "Sign-up quota" to 500 for the evening/),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^missing +The last backup .*it is 30 h old/));
  expect(lines).toContainEqual(
    expect.stringMatching(/^ok +An instance of the API is always running/),
  );
});

it('refuses an unknown event', async () => {
  await expect(eveningItems(running.project, 'no-such-event')).rejects.toThrow(
    'There is no event no-such-event',
  );
});
