import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { call } from '../../support/api/client.ts';
import { newParticipant, type Person, signIn } from '../../support/api/people.ts';
import { serveApp } from '../../support/api/served-app.ts';
import { change, eventId, stored, writtenAt } from '../../support/api/store/database.ts';

let person: Person;
beforeAll(async () => {
  person = await newParticipant();
});

async function staffToken(): Promise<string> {
  const body = { username: 'desk', password: 'winewalk' };
  return signIn((await call('POST', '/api/admin/login', { body })).json.sessionId);
}

describe('PUT /api/participants/{participantId}/leaderboard/{eventId}', () => {
  it('joins with a chosen name and leaves', async () => {
    const path = `/api/participants/${person.uid}/leaderboard/${eventId}` as const;
    const joined = await call('PUT', path, {
      token: person.token,
      body: { displayName: ' Quill ' },
    });
    expect(joined.json).toEqual({ displayName: 'Quill' });
    expect(await stored(`participants/${person.uid}/progress/${eventId}`)).toMatchObject({
      leaderboardName: 'Quill',
    });
    await call('PUT', path, { token: person.token, body: { displayName: null } });
    expect(await stored(`participants/${person.uid}/progress/${eventId}`)).toMatchObject({
      leaderboardName: null,
    });
  });

  it('shows the name with the next rebuild of the leaderboard, and removes it at once', async () => {
    const { at, close } = await serveApp();
    onTestFinished(close);
    const path = `/api/participants/${person.uid}/leaderboard/${eventId}` as const;
    const { token } = person;
    const names = async () => {
      const { json } = await call('GET', `/api/events/${eventId}/leaderboard`, { at, token });
      return json.map(({ displayName }) => displayName);
    };
    expect(await names()).not.toContain('Juniper');
    const before = await writtenAt(`leaderboards/${eventId}`);
    await call('PUT', path, { at, token, body: { displayName: 'Juniper' } });
    // Everyone may join in the same minutes: a document takes about one write a second.
    expect(await writtenAt(`leaderboards/${eventId}`)).toBe(before);
    await change(`leaderboards/${eventId}`, {
      rebuiltAt: new Date(Date.now() - 15_000).toISOString(),
    });
    expect(await names()).toContain('Juniper');
    await call('PUT', path, { at, token, body: { displayName: null } });
    expect(await names()).not.toContain('Juniper');
  });

  it('omits the name of a canceled registration from the next rebuild, until it is restored', async () => {
    const { at, close } = await serveApp();
    onTestFinished(close);
    const { uid, token, submissionId } = await newParticipant();
    const staff = await staffToken();
    const names = async () => {
      const rebuiltAt = new Date(Date.now() - 15_000).toISOString();
      await change(`leaderboards/${eventId}`, { rebuiltAt });
      const { json } = await call('GET', `/api/events/${eventId}/leaderboard`, { at, token });
      return json.map(({ displayName }) => displayName);
    };
    const registration = `/api/admin/registrations/${submissionId}` as const;
    await call('PUT', `/api/participants/${uid}/leaderboard/${eventId}`, {
      at,
      token,
      body: { displayName: 'Anise' },
    });
    expect(await names()).toContain('Anise');
    expect((await call('POST', `${registration}/cancel`, { at, token: staff })).status).toBe(200);
    expect(await names()).not.toContain('Anise');
    expect((await call('POST', `${registration}/restore`, { at, token: staff })).status).toBe(200);
    expect(await names()).toContain('Anise');
  });

  describe('leaderboard name', () => {
    const unique = () => randomUUID().replaceAll('-', '').slice(0, 12);
    const choose = ({ uid, token }: Person, displayName: string | null) =>
      call('PUT', `/api/participants/${uid}/leaderboard/${eventId}`, {
        token,
        body: { displayName },
      });
    const outcome = async (who: Person, name: string | null) => {
      const { status, json } = await choose(who, name);
      return [status, json.code ?? json.displayName];
    };

    it.each([
      ['not seen whole', 'Ada\u200bQuill', 'name-unreadable'],
      ['turned round', '\u202eadA', 'name-unreadable'],
      ['of staff', 'Wine Walk Staff', 'name-of-staff'],
      ['a staff member has', 'Nora Castellаn', 'name-of-staff'],
    ])('rejects a name that is %s', async (_what, name, code) => {
      expect(await outcome(person, name)).toEqual([422, code]);
    });

    it('reserves a name for one person in any spelling until they release it', async () => {
      const [first, second] = await Promise.all([newParticipant(), newParticipant()]);
      const name = `alice ${unique()}`;
      expect(await outcome(first, name)).toEqual([200, name]);
      for (const other of [name.toUpperCase(), name.replace('a', 'а'), name.replace(' ', '  ')])
        expect(await outcome(second, other)).toEqual([409, 'name-taken']);
      expect(await outcome(first, null)).toEqual([200, null]);
      expect(await outcome(second, name)).toEqual([200, name]);
    });

    it('reserves a name for one of many simultaneous requests', async () => {
      const { at, close } = await serveApp();
      onTestFinished(close);
      const people = await Promise.all(Array.from({ length: 4 }, () => newParticipant()));
      const displayName = unique();
      const answers = await Promise.all(
        people.map(({ uid, token }) =>
          call('PUT', `/api/participants/${uid}/leaderboard/${eventId}`, {
            at,
            token,
            body: { displayName },
          }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    });

    it('allows five changes per hour and always allows leaving', async () => {
      const someone = await newParticipant();
      for (let count = 0; count < 5; count += 1)
        expect((await choose(someone, unique())).status).toBe(200);
      const refused = await choose(someone, unique());
      expect([refused.status, refused.json.code]).toEqual([429, 'too-many-attempts']);
      expect((await choose(someone, null)).status).toBe(200);
    });

    it('rejects five names of staff per hour with name-of-staff, then with 429', async () => {
      const someone = await newParticipant();
      const answers = [];
      for (let count = 0; count < 6; count += 1) answers.push(await outcome(someone, 'admin'));
      expect(answers).toEqual([
        ...Array<unknown>(5).fill([422, 'name-of-staff']),
        [429, 'too-many-attempts'],
      ]);
    });

    it('hides and shows a name by staff, audited, and keeps it reserved', async () => {
      const [someone, other] = await Promise.all([newParticipant(), newParticipant()]);
      const name = unique();
      await choose(someone, name);
      const token = await staffToken();
      const path = `/api/admin/registrations/${someone.submissionId}` as const;
      const hide = (isHidden: boolean) =>
        call('PUT', `${path}/display-name`, { token, body: { isHidden } });
      expect((await hide(true)).json).toEqual({ displayName: name, isHidden: true });
      expect((await hide(true)).status).toBe(200);
      const progress = `participants/${someone.uid}/progress/${eventId}`;
      expect(await stored(progress)).toMatchObject({ leaderboardName: null, hiddenName: name });
      expect(await outcome(someone, unique())).toEqual([422, 'name-hidden']);
      expect(await outcome(other, name)).toEqual([409, 'name-taken']);
      const detail = await call('GET', path, { token });
      expect(detail.json.displayName).toEqual({ name, isHidden: true });
      const actions = detail.json.history.map(({ action }) => action);
      expect(actions).toEqual(['display-name.hide']);
      expect((await hide(false)).json).toEqual({ displayName: name, isHidden: false });
      expect(await stored(progress)).toMatchObject({ leaderboardName: name, hiddenName: null });
    });
  });

  it('requires a registration', async () => {
    const path = `/api/participants/${person.uid}/leaderboard/winter-2025` as const;
    const answer = await call('PUT', path, { token: person.token, body: { displayName: 'Ben' } });
    expect([answer.status, answer.json.code]).toEqual([403, 'not-registered']);
  });
});
