import { afterEach, describe, expect, it, vi } from 'vitest';
import { completeProject, projectId } from '../../tests/support/project/recorded-answers.ts';
import { existsAlready } from '../../tests/support/project/recorded-failures.ts';
import {
  completeSettings,
  type Replay,
  replay,
} from '../../tests/support/project/replay-server.ts';
import { printLine } from '../shared/print.ts';
import { restoreBackup } from './restore.ts';

vi.mock('../shared/print.ts', () => ({ printLine: vi.fn() }));

let running: Replay | undefined;
afterEach(() => running?.close());

const now = Date.parse('2026-11-21T08:30:00Z');
const backup = (day: number, state = 'READY', database = '(default)') => ({
  name: `projects/${projectId}/locations/us-central1/backups/day-${day}`,
  database: `projects/${projectId}/databases/${database}`,
  snapshotTime: `2026-11-${day}T03:00:00Z`,
  state,
});
const backupsKey = `GET firestore.googleapis.com/v1/projects/${projectId}/locations/us-central1/backups`;
const recorded = {
  ...completeProject,
  [backupsKey]: {
    status: 200,
    body: {
      backups: [
        backup(18),
        backup(20),
        backup(19),
        backup(21, 'CREATING'),
        backup(22, 'READY', 'other'),
      ],
    },
  },
};
const sent = `POST firestore.googleapis.com/v1/projects/${projectId}/databases:restore`;
const restored = 'restored-202611210830';
const inEveryDatabase = [backup(20), backup(20, 'READY', restored)];

describe('npm run project -- restore', () => {
  it('restores the newest finished backup into a new database, which the next deployment uses', async () => {
    running = await replay(recorded);
    expect(await restoreBackup(running.project, { now })).toBe(0);
    expect(running.changes).toEqual([
      { key: sent, body: { databaseId: restored, backup: backup(20).name } },
    ]);
    expect(running.project.settings.database).toBe(restored);
    const [deploy, , deletions] = vi.mocked(printLine).mock.calls.slice(-3).flat();
    expect(deploy).toContain('npm run project -- deploy');
    expect(deletions).toContain('deleted --since 2026-11-20T03:00:00Z --database "(default)"');
  });

  it('restores the newest backup from before a time', async () => {
    running = await replay(recorded);
    await restoreBackup(running.project, { now, before: '2026-11-19T12:00:00Z' });
    expect(running.changes).toMatchObject([{ body: { backup: backup(19).name } }]);
  });

  it('compares a time of another zone as a time', async () => {
    running = await replay(recorded);
    await restoreBackup(running.project, { now, before: '2026-11-20T04:00:00+02:00' });
    expect(running.changes).toMatchObject([{ body: { backup: backup(19).name } }]);
  });

  it.each(['20.11.2026', 'yesterday', '2026-11-20', '2026-11-20T18:00', '2026-11-31T18:00:00Z'])(
    'refuses %s, which is no time, and changes nothing',
    async (before) => {
      running = await replay(recorded);
      await expect(restoreBackup(running.project, { now, before })).rejects.toThrow(
        '--before is a time with its zone, such as 2026-11-20T18:00:00Z.',
      );
      expect(running.changes).toEqual([]);
    },
  );

  it.each([
    ['the database in use', completeSettings.replace('(default)', restored), recorded],
    [
      'a database that exists',
      completeSettings,
      {
        ...recorded,
        [sent]: existsAlready,
      },
    ],
  ])('does not restore into %s', async (_, settings, answers) => {
    running = await replay(
      { ...answers, [backupsKey]: { status: 200, body: { backups: inEveryDatabase } } },
      { settings },
    );
    await expect(restoreBackup(running.project, { now })).rejects.toThrow(
      `The database ${restored} exists already. Run the command again in a minute`,
    );
    expect(running.changes).toEqual([]);
    expect(running.project.settings.values.FIRESTORE_DATABASE).toBe(
      settings === completeSettings ? '(default)' : restored,
    );
  });

  it('lists the backups if none is old enough, and changes nothing', async () => {
    running = await replay(recorded);
    await expect(
      restoreBackup(running.project, { now, before: '2026-01-01T00:00:00Z' }),
    ).rejects.toThrow('2026-11-20T03:00:00Z');
    expect(running.changes).toEqual([]);
    expect(running.project.settings.database).toBe('(default)');
  });

  it('names the database if none of it was backed up yet, as after a restore', async () => {
    const settings = completeSettings.replace('(default)', 'restored-202611190800');
    running = await replay(recorded, { settings });
    await expect(restoreBackup(running.project, { now })).rejects.toThrow(
      'There is no backup of the database restored-202611190800.',
    );
    expect(running.changes).toEqual([]);
  });
});
