import { describe, expect, it } from 'vitest';
import { readSources } from '../../../tools/demo/sources.ts';
import { call } from '../../support/api/client.ts';
import { newParticipant, type Person } from '../../support/api/people.ts';
import { rulesStatus } from '../../support/api/rules-status.ts';
import { change, eventId, stored } from '../../support/api/store/database.ts';

const [vino] = readSources().businesses;
if (!vino) throw new Error('The demo has no businesses.');

const start = ({ token }: Person) => call('POST', `/api/events/${eventId}/group`, { token });
const join = ({ token }: Person, id: string) => call('POST', `/api/groups/${id}/join`, { token });
const readGroup = ({ token }: Person, id: string) => call('GET', `/api/groups/${id}`, { token });
const leave = ({ token }: Person) => call('DELETE', `/api/events/${eventId}/group`, { token });
const sees = ({ token }: Person, id: string) => rulesStatus(`groups/${id}`, token);
const membersOf = async (id: string) =>
  Object.values(
    (await stored(`groups/${id}`)).members as Record<
      string,
      { firstName: string; stamps: string[] }
    >,
  );
const checkIn = ({ uid, token }: Person) =>
  call('POST', '/api/checkins', {
    token,
    body: {
      participantId: uid,
      eventId,
      businessId: vino.id,
      latitude: vino.latitude,
      longitude: vino.longitude,
      accuracy: 8,
    },
  });

/** Creates a participant with their own group. */
async function starter(fullName = 'Ada Quill') {
  const person = await newParticipant({ fullName });
  const { status, json } = await start(person);
  expect(status).toBe(200);
  return { person, id: json.groupId };
}

describe('groups API', () => {
  it('shares first names and stamps as they happen, without place or time', async () => {
    const { person: ada, id } = await starter();
    const ben = await newParticipant({ fullName: 'Ben Okafor' });
    expect((await checkIn(ada)).status).toBe(200);
    expect((await join(ben, id)).json).toEqual({ groupId: id });
    expect((await checkIn(ben)).status).toBe(200);
    const members = await membersOf(id);
    expect(members.map(({ firstName }) => firstName).toSorted()).toEqual(['Ada', 'Ben']);
    expect(members.map(({ stamps }) => stamps)).toEqual([[vino.id], [vino.id]]);
    for (const member of members)
      expect(Object.keys(member).toSorted()).toEqual(['firstName', 'joinedAt', 'stamps']);
    const text = JSON.stringify(await stored(`groups/${id}`));
    for (const secret of [ada.uid, ben.uid, ada.email, 'Quill', 'Okafor'])
      expect(text).not.toContain(secret);
  });

  it('shows a group to its members only', async () => {
    const { person: ada, id } = await starter();
    const ben = await newParticipant();
    const stranger = await newParticipant();
    await join(ben, id);
    expect(await Promise.all([ada, ben, stranger].map((each) => sees(each, id)))).toEqual([
      200, 200, 403,
    ]);
    expect((await leave(ben)).status).toBe(200);
    expect(await sees(ben, id)).toBe(403);
    expect(await membersOf(id)).toHaveLength(1);
    expect((await checkIn(ben)).status).toBe(200);
    expect(await membersOf(id)).toHaveLength(1);
  });

  it('reveals no names before joining', async () => {
    const { id } = await starter('Zenobia Fairweather');
    const { status, json, text } = await readGroup(await newParticipant(), id);
    expect([status, json.members, json.state]).toEqual([200, 1, 'open']);
    expect(text).not.toMatch(/Zenobia|Fairweather/);
  });

  it('returns the same group for repeated starts, joins and returns', async () => {
    const { person, id } = await starter();
    expect((await start(person)).json).toEqual({ groupId: id });
    expect((await join(person, id)).json).toEqual({ groupId: id });
    expect(await membersOf(id)).toHaveLength(1);
    expect((await readGroup(person, id)).json.state).toBe('joined');
  });

  it('rejects members of another group until they leave it', async () => {
    const { id } = await starter();
    const { person: ben } = await starter();
    expect((await readGroup(ben, id)).json.state).toBe('elsewhere');
    expect((await join(ben, id)).json.code).toBe('in-other-group');
    await leave(ben);
    expect((await join(ben, id)).status).toBe(200);
  });

  it('accepts twelve members, also with simultaneous joins', async () => {
    const { id } = await starter();
    const [own] = await membersOf(id);
    const nine = Array.from({ length: 9 }, (_, at) => [`m${at}`, own]);
    await change(`groups/${id}`, { members: Object.fromEntries(nine) });
    const others = await Promise.all([1, 2, 3, 4].map(() => newParticipant()));
    const answers = await Promise.all(others.map((other) => join(other, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const { json } of answers.filter(({ status }) => status !== 200))
      expect(json.code).toBe('group-full');
    expect(await membersOf(id)).toHaveLength(12);
    expect((await readGroup(await newParticipant(), id)).json.state).toBe('full');
  });

  it('rejects joining a group of a past event', async () => {
    const { id } = await starter();
    await change(`groups/${id}`, {
      ...(await stored(`groups/${id}`)),
      eventId: 'winter-wine-walk-2025',
    });
    const late = await newParticipant();
    expect((await readGroup(late, id)).json.state).toBe('over');
    expect((await join(late, id)).json.code).toBe('event-over');
  });

  it('rejects malformed and unknown links', async () => {
    const person = await newParticipant();
    for (const id of ['short', 'A'.repeat(20), '%2e%2e%2fevents', 'x'.repeat(1000)])
      expect([id, (await readGroup(person, id)).status]).toEqual([id, 400]);
    expect((await join(person, 'n'.repeat(20))).json.code).toBe('group-gone');
  });

  it('removes a member who deletes their data, and deletes the group with its last member', async () => {
    const { person: ada, id } = await starter();
    const ben = await newParticipant({ fullName: 'Ben Okafor' });
    await join(ben, id);
    const gone = await call('DELETE', `/api/participants/${ben.uid}`, { token: ben.token });
    expect(gone.status).toBe(200);
    expect((await membersOf(id)).map(({ firstName }) => firstName)).toEqual(['Ada']);
    await leave(ada);
    expect(await stored(`groups/${id}`)).toBeUndefined();
    expect((await leave(ada)).status).toBe(200);
  });
});
