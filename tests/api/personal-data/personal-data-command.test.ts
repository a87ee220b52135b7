import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { firestore } from '../../../functions/src/firestore/firestore.ts';
import { readDocuments } from '../../../tools/emulators/database.ts';
import { main } from '../../../tools/personal-data.ts';
import { event, staffApi } from '../../support/api/calls/staff-api.ts';
import {
  createCheckedInAttendee,
  documentsContaining,
  identifyingValues,
  seedEvent,
} from '../../support/api/fixtures/checked-in-attendee.ts';
import { participantOf } from '../../support/api/fixtures/event-fixture.ts';
import { isolatedProjectId } from '../../support/api/isolated-project.ts';
import { change, stored } from '../../support/api/store/database.ts';

const api = await staffApi();
beforeEach(seedEvent);

/** Output of the command after success. */
async function outputOf(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const record = (text: unknown) => void lines.push(String(text));
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(record),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      record(text);
      return true;
    }),
  ];
  const listen = () => spies.forEach((spy) => spy.mockRestore());
  onTestFinished(listen);
  const status = await main([...args, '--project', isolatedProjectId]);
  listen();
  expect(status).toBe(0);
  return lines.join('\n');
}

const everything = async () => readDocuments(await firestore());
const withoutAudit = (documents: Awaited<ReturnType<typeof everything>>) =>
  [...documents].filter(([path]) => !path.startsWith('audit/'));
const personReads = async () =>
  (await api.audit()).filter(({ action }) => action === 'person.read');

it('shows and exports all stored data of one person, which is audited, without another change', async () => {
  const person = await createCheckedInAttendee(api);
  const other = await createCheckedInAttendee(api);
  await change('rewardSlots/autumn_glass_0', { eventId: 'autumn', participantId: person.uid });
  const all = await everything();
  const auditedBefore = await personReads();
  const shown = (await outputOf('show', person.uid)).split('\n');
  const exported = await outputOf('export', person.uid);
  const entries = (await personReads()).slice(auditedBefore.length);
  expect(entries).toMatchObject([{ details: { documents: 8 } }, { details: { documents: 8 } }]);
  expect(withoutAudit(await everything())).toEqual(withoutAudit(all));

  const { documents } = JSON.parse(exported) as { documents: { path: string; data: unknown }[] };
  expect(shown).toEqual(documents.map(({ path }) => path));
  const isPersonal = (path: string) => !/^(?:audit|admissions)\//.test(path);
  const identifiers = [person.uid, person.body.email, person.submissionId];
  const everywhere = (await documentsContaining(...identifiers)).filter(isPersonal);
  expect(shown.toSorted()).toEqual(everywhere.toSorted());
  for (const known of [person.body.email, String(person.body.emergencyPhone)])
    expect(exported).toContain(known);
  for (const unknown of [other.uid, other.body.email]) expect(exported).not.toContain(unknown);
});

it('accepts an id that begins with a dash', async () => {
  await change('participants/-Grace', participantOf('-Grace', 'Grace Lund'));
  expect(await outputOf('show', '-Grace')).toBe('participants/-Grace');
});

it('deletes one person and reports what is retained until when', async () => {
  const person = await createCheckedInAttendee(api);
  const other = await createCheckedInAttendee(api);
  const output = await outputOf('delete', person.uid);
  expect(output).toContain(`The release ${person.submissionId} stays sealed until 2102-11-20`);
  expect(await documentsContaining(person.body.email)).toEqual([
    `sealedEvidence/${person.submissionId}`,
  ]);
  expect(await stored(`participants/${other.uid}`)).toBeDefined();
  const [note] = await documentsContaining('person.delete');
  expect(await stored(String(note))).toMatchObject({ target: `participants/${person.uid}` });
});

it('lists the people who were deleted since a backup', async () => {
  const [before, after] = [await createCheckedInAttendee(api), await createCheckedInAttendee(api)];
  await outputOf('delete', before.uid);
  const [note] = await documentsContaining('person.delete');
  await change(String(note), { happenedAt: '2026-11-20T02:59:59.000Z' });
  await outputOf('delete', after.uid);
  const output = await outputOf('deleted', '--since', '2026-11-20T03:00:00Z', '--database', 'old');
  expect(output).toBe(
    `npm run personal-data -- delete ${after.uid} --project ${isolatedProjectId}\nDeleted since 2026-11-20T03:00:00.000Z: 1 people.`,
  );
});

it('lists people past retention and deletes them with --apply', async () => {
  const person = await createCheckedInAttendee(api);
  await change('events/autumn', { ...event, endTime: '2025-02-15T23:00:00.000Z' });
  await change(`participants/${person.uid}`, { createdAt: '2025-01-01T00:00:00.000Z' });
  const all = await everything();
  const due = ['retention', '--before', '2026-01-01'];
  const would = await outputOf(...due);
  expect(would).toContain(`participants/${person.uid}`);
  expect(would).toContain('Would delete 1 people');
  expect(await everything()).toEqual(all);
  expect(await outputOf(...due, '--apply')).toContain('Deleted 1 people');
  expect(await stored(`participants/${person.uid}`)).toBeUndefined();
  expect(
    (await documentsContaining(...identifyingValues(person).slice(2))).filter(
      (path) => !/^sealed/.test(path),
    ),
  ).toEqual([]);
});

it('deletes nothing of events that have not ended', async () => {
  await createCheckedInAttendee(api);
  const all = await everything();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const due = ['retention', '--before', tomorrow];
  const applied = main([...due, '--apply', '--project', isolatedProjectId]);
  await expect(applied).rejects.toThrow(`Nothing was deleted: ${tomorrow} is in the future`);
  expect(await outputOf(...due)).toContain('Nothing was changed');
  expect(await everything()).toEqual(all);
});

it.each([
  ['show', 'nobody'],
  ['delete', 'staff-desk'],
  ['forget', 'maya'],
  ['show', '../staff'],
  ['deleted', '--since', 'yesterday'],
])('rejects %s %s without a change', async (...args) => {
  const all = await everything();
  await expect(main([...args, '--project', isolatedProjectId])).rejects.toThrow();
  expect(await everything()).toEqual(all);
});
