import { eventDocument } from '@wine-walk/common/model/events.ts';
import type { StaffDocument } from '@wine-walk/common/model/staff.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { commit } from '../../../functions/src/firestore/write.ts';
import type { StaffMember } from '../../../functions/src/http/caller.ts';
import { buildDeskSnapshot } from '../../../functions/src/modules/desk/snapshot.ts';
import { newAccount } from '../../../functions/src/modules/staff/accounts.ts';
import { checkProject } from '../../../tools/project/check.ts';
import { eveningItems } from '../../../tools/project/evening.ts';
import { eventId } from '../../support/api/store/database.ts';

import { completeProject, projectId } from '../../support/project/recorded-answers.ts';
import { type Replay, replay } from '../../support/project/replay-server.ts';

const print = vi.spyOn(console, 'log');

const snapshotTime = new Date(Date.now() - 30 * 3_600_000).toISOString();
const backup = {
  name: `projects/${projectId}/locations/us-central1/backups/1`,
  database: `projects/${projectId}/databases/(default)`,
  snapshotTime,
  state: 'READY',
};

const printedLines = () => print.mock.calls.map(([line]) => String(line));

let running: Replay;
beforeAll(async () => {
  print.mockImplementation(() => undefined);
  running = await replay({
    ...completeProject,
    [`GET firestore.googleapis.com/v1/projects/${projectId}/locations/us-central1/backups`]: {
      status: 200,
      body: { backups: [backup] },
    },
  });
});
afterAll(() => {
  print.mockRestore();
  running.close();
});

it('checks the event of an evening and what it needs from the project', async () => {
  const items = await eveningItems(running.project, eventId, 500);
  expect(await checkProject(running.project, items)).toBe(1);
  const lines = printedLines();
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

/** Runs the items of an event; returns the lines about one of them. */
async function linesAbout(event: string, title: string): Promise<string[]> {
  print.mockClear();
  await checkProject(running.project, await eveningItems(running.project, event, 500));
  const lines = printedLines();
  const at = lines.findIndex((line) => line.includes(title));
  const [line = '', next = ''] = lines.slice(at);
  return next.includes('→') ? [line, next] : [line];
}

const quietEvent = 'evening-check';
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

describe('an event tomorrow', () => {
  const phones: Record<string, Partial<StaffDocument>> = {
    'shift-fresh': { fullName: 'Fay', listLoadedAt: hoursAgo(1.9) },
    'shift-late': { fullName: 'Lou', listLoadedAt: hoursAgo(2.1) },
    // Signed in a moment ago, without opening the desk.
    'shift-never': { fullName: 'Nat', lastSeenAt: hoursAgo(0) },
    'shift-revoked': { fullName: 'Rex', isActive: false },
    'shop-late': { fullName: 'Sid', role: 'shop', businessId: 'vino' },
  };
  const title = 'Desk phones loaded the list of attendees';
  const add = (uid: string) =>
    commit([
      {
        kind: 'set',
        path: documentPaths.staffMember(uid),
        data: newAccount(
          {
            username: uid,
            fullName: uid,
            role: 'desk',
            passwordHash: null,
            shiftId: 'door',
            eventId: quietEvent,
            ...phones[uid],
          },
          hoursAgo(0),
        ),
      },
    ]);

  beforeAll(async () => {
    const data = eventDocument.parse({
      name: 'Evening check',
      description: '',
      place: '',
      hashtag: '',
      timeZone: 'UTC',
      startTime: hoursAgo(-24),
      endTime: hoursAgo(-28),
      isActive: false,
      isHidden: true,
      checkInRadiusMeters: 100,
      businessIds: [],
      version: 1,
      createdAt: hoursAgo(0),
      updatedAt: hoursAgo(0),
    });
    await commit([{ kind: 'set', path: documentPaths.event(quietEvent), data }]);
  });
  afterAll(() =>
    commit([
      { kind: 'delete', path: documentPaths.event(quietEvent) },
      ...Object.keys(phones).map((uid) => ({
        kind: 'delete' as const,
        path: documentPaths.staffMember(uid),
      })),
    ]),
  );

  it('names an evening without a desk phone', async () => {
    expect(await linesAbout(quietEvent, title)).toEqual([
      expect.stringMatching(/^missing .*no phone has joined/),
      expect.stringContaining('open the desk on each phone while it has a connection'),
    ]);
  });

  it('counts phones that loaded the list, without revoked phones and shops', async () => {
    for (const uid of ['shift-fresh', 'shift-revoked', 'shop-late']) await add(uid);
    expect(await linesAbout(quietEvent, title)).toEqual([expect.stringMatching(/^ok .*\(1\)$/)]);
  });

  it('names the phones whose list is older than two hours, and those without one', async () => {
    for (const uid of ['shift-late', 'shift-never']) await add(uid);
    const [line] = await linesAbout(quietEvent, title);
    expect(line).toMatch(/^missing .*\((?:Lou, Nat|Nat, Lou)\)$/);
  });

  it('counts a phone from the moment at which it loads the list', async () => {
    const caller: StaffMember = {
      kind: 'staff',
      uid: 'shift-never',
      username: 'nat',
      fullName: 'Nat',
      role: 'desk',
      shiftId: 'door',
      eventId: quietEvent,
      businessId: null,
      expiresAt: null,
    };
    await buildDeskSnapshot({ eventId: quietEvent }, { caller, now: Date.now() });
    expect(await linesAbout(quietEvent, title)).toEqual([
      expect.stringMatching(/^missing .*\(Lou\)$/),
      expect.stringContaining('open the desk on each phone'),
    ]);
  });

  it('names what the checklist of the event lacks, and its page', async () => {
    const [line, step] = await linesAbout(quietEvent, "The event's checklist is complete");
    expect(line).toMatch(/^missing .*No active business takes part\./);
    expect(line).toContain('There are no links for volunteers or shops yet.');
    expect(step).toContain(`https://${projectId}.web.app/admin/events`);
  });
});

it('passes the checklist of a prepared event', async () => {
  const path = documentPaths.shift('evening-check');
  const link = { eventId, businessId: null, name: 'Door', secret: 'door', pin: '123456' };
  const data = { ...link, isActive: true, createdAt: hoursAgo(0), createdBy: 'admin', joins: 0 };
  await commit([{ kind: 'set', path, data }]);
  const [line] = await linesAbout(eventId, "The event's checklist is complete");
  await commit([{ kind: 'delete', path }]);
  expect(line).toMatch(/^ok /);
});
