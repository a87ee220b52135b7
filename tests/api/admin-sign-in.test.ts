import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditDocument } from '../../functions/src/contract/staff-records.ts';
import { addAccount, editAccount } from '../../functions/src/features/staff/accounts.ts';
import { readQuery } from '../../functions/src/store/query.ts';
import { rateLimit } from '../../functions/src/store/tries.ts';
import { cheapHash } from '../support/api/cheap-hash.ts';
import { call } from '../support/api/client.ts';
import { change, stored } from '../support/api/database.ts';
import { signIn } from '../support/api/people.ts';
import { serveApp } from '../support/api/served-app.ts';

let app: Awaited<ReturnType<typeof serveApp>>;
beforeAll(async () => {
  app = await serveApp();
});
afterAll(() => app.close());

const password = 'Grenache-by-the-glass';
let name: string;
beforeEach(async () => {
  name = `t-${randomUUID().slice(0, 8)}`;
  await change(`staff/staff-${name}`, {
    username: name,
    fullName: 'Tess Vale',
    role: 'desk',
    isActive: true,
    passwordHash: cheapHash(password),
    generation: 1,
    createdAt: '2026-06-01T14:00:00.000Z',
    updatedAt: '2026-06-01T14:00:00.000Z',
  });
});

/** An address that nobody has signed in from. */
const anyAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
const login = (typed: object, address = anyAddress()) =>
  call('POST', '/api/admin/login', {
    at: app.at,
    body: { username: name, password, ...typed },
    headers: { 'X-Forwarded-For': address },
  });
const isIn = async (token: string) => {
  const answer = await call('GET', '/api/admin/events', { at: app.at, token });
  return answer.status === 200;
};

describe('POST /api/admin/login', () => {
  // spec: S3.6, S6.1, S7.10, B11.9
  it('answers who it is and a session that carries the staff claim and the role', async () => {
    const { status, json } = await login({ username: ` ${name.toUpperCase()} ` });
    expect(status).toBe(200);
    const { sessionId, device, ...who } = json;
    expect(device).toMatch(/^[0-9a-z]{20}$/);
    expect(who).toEqual({ username: name, fullName: 'Tess Vale', role: 'desk' });
    const token = await signIn(sessionId);
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ sub: `staff-${name}`, staff: true, role: 'desk' });
    expect(await isIn(token)).toBe(true);
  });

  // spec: S8.3
  it('says the same for a wrong password, an unknown name and a revoked account', async () => {
    const revoked = `${name}-r`;
    const account = await stored(`staff/staff-${name}`);
    await change(`staff/staff-${revoked}`, { ...account, username: revoked, isActive: false });
    const answers = [
      await login({ password: 'Grenache' }),
      await login({ username: `${name}-nobody` }),
      await login({ username: revoked }),
      await login({ username: '../events/autumn-wine-walk' }),
      await login({ username: '__proto__' }),
    ];
    for (const { status, json } of answers)
      expect([status, json]).toEqual([
        401,
        { code: 'wrong-credentials', message: 'Invalid username or password' },
      ]);
  });

  // spec: B11.2
  it('takes as long for an unknown name as for a wrong password', async () => {
    const real = { username: `${name}-real`, fullName: 'Real', role: 'desk' as const, password };
    await addAccount(real, 'test', Date.now());
    const timed = async (typed: object) => {
      const start = performance.now();
      await login(typed);
      return performance.now() - start;
    };
    const wrong: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      wrong.push(await timed({ username: real.username, password: `guess ${round}` }));
      unknown.push(await timed({ username: `${name}-${round}`, password: `guess ${round}` }));
    }
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...wrong) / 2);
  });

  // spec: S5.2, S7.9
  it.each([
    ['no username', { username: '' }],
    ['no password', { password: '' }],
    ['a password of 201 characters', { password: 'x'.repeat(201) }],
    ['a list for a name', { username: ['admin'] }],
  ])('refuses %s', async (_name, typed) => {
    expect((await login(typed)).status).toBe(400);
  });
});

describe('guessing', () => {
  // spec: B11.3, B11.6, B12.8
  it('is slowed down after five tries, where it comes from alone', async () => {
    const here = anyAddress();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await login({ password: `guess ${tries}` }, here)).status).toBe(401);
    const sixth = await login({}, here);
    expect([sixth.status, sixth.json.code]).toEqual([429, 'too-many-requests']);
    const wait = Number(sixth.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(5);
    expect(wait).toBeLessThanOrEqual(15);
    expect(sixth.json.message).toMatch(
      /^Too many tries\. Please wait \d+ seconds and try again\.$/,
    );
    // Another address of the same /64 is the same customer's; the right person elsewhere gets in.
    expect((await login({}, here.replace('::1', '::2'))).status).toBe(429);
    expect((await login({})).status).toBe(200);
  });

  // spec: B11.4
  it('is counted before it is answered: of 20 guesses at once at most five are looked at', async () => {
    const here = anyAddress();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => login({ password: `guess ${index}` }, here)),
    );
    const looked = answers.filter(({ status }) => status === 401);
    expect(looked.length).toBeGreaterThan(0);
    expect(looked.length).toBeLessThanOrEqual(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - looked.length);
  });

  it('forgets the wrong tries once the right one comes', async () => {
    const here = anyAddress();
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 3; tries += 1)
        expect((await login({ password: 'guess' }, here)).status).toBe(401);
      expect((await login({}, here)).status).toBe(200);
    }
  });

  // spec: B11.6
  it('from everywhere keeps strangers out, and lets in who has been there before', async () => {
    const usual = anyAddress();
    expect((await login({}, usual)).status).toBe(200);
    await besiege(rateLimit(30, 'account', name).key);
    expect((await login({}, usual)).status).toBe(200);
    const stranger = await login({});
    expect(stranger.status).toBe(429);
    expect(Number(stranger.headers.get('Retry-After'))).toBeLessThanOrEqual(15);
  });

  // spec: B11.7
  it('from everywhere, however much of it, has a stranger wait for half a minute at most', async () => {
    await besiege(rateLimit(30, 'account', name).key, 500);
    const stranger = await login({});
    expect(stranger.status).toBe(429);
    expect(Number(stranger.headers.get('Retry-After'))).toBeGreaterThan(15);
    expect(Number(stranger.headers.get('Retry-After'))).toBeLessThanOrEqual(30);
  });

  // spec: B11.5
  it('of many names from one network is slowed down there', async () => {
    const here = anyAddress();
    const [prefix] = here.split('::1');
    await besiege(rateLimit(30, 'network', `${prefix?.replace(/\b0+(?=.)/g, '')}::/64`).key);
    expect((await login({}, here)).status).toBe(429);
    expect((await login({})).status).toBe(200);
  });

  // spec: B11.37
  it('reaches no device that has been there, wherever it is and whoever is on its network', async () => {
    const { device } = (await login({})).json;
    const shared = anyAddress();
    const [prefix] = shared.split('::1');
    const network = `${prefix?.replace(/\b0+(?=.)/g, '')}::/64`;
    await besiege(rateLimit(30, 'account', name).key, 500);
    await besiege(rateLimit(30, 'network', network).key, 500);
    await besiege(rateLimit(5, 'pair', name, network).key, 500);
    expect((await login({}, shared)).status).toBe(429);
    const owner = await login({ device }, shared);
    expect([owner.status, owner.json.device]).toEqual([200, device]);
  });

  // spec: B11.37
  it('is slowed down on a known device, too, and is no other account’s', async () => {
    const { device } = (await login({})).json;
    for (let tries = 0; tries < 10; tries += 1)
      expect((await login({ device, password: `guess ${tries}` })).status).toBe(401);
    expect((await login({ device })).status).toBe(429);
    // Its owner still has the tries that everybody has.
    expect((await login({})).status).toBe(200);
    await besiege(rateLimit(30, 'account', `${name}-x`).key);
    expect((await login({ username: `${name}-x`, device })).status).toBe(429);
  });

  // spec: B11.37
  it('with a made-up device is a stranger’s', async () => {
    await besiege(rateLimit(30, 'account', name).key);
    expect((await login({ device: 'z'.repeat(20) })).status).toBe(429);
    expect((await login({ device: 'not one' })).status).toBe(400);
  });

  // spec: B11.38
  it('is in the audit: at which account, not from where, and nothing that was typed', async () => {
    await login({ password: 'Grenache' }, '203.0.113.77');
    await login({}, '203.0.113.77');
    const notes = (await readQuery('audit', auditDocument)).filter(
      ({ data }) => data.target === `staff/staff-${name}`,
    );
    expect(notes.map(({ data }) => data.action).toSorted()).toEqual([
      'staff.sign-in',
      'staff.sign-in-failed',
    ]);
    expect(JSON.stringify(notes)).not.toMatch(/203\.0\.113|Grenache/);
  });

  const besiege = (key: string, tries = 30) =>
    change(`rateLimits/${key}`, {
      tries,
      lastTriedAt: new Date().toISOString(),
      signedInAt: null,
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    });
});

describe('POST /api/admin/change-password', () => {
  const next = 'Tempranillo-at-ten';
  const changeTo = (token: string, currentPassword: string, newPassword: string) =>
    call('POST', '/api/admin/change-password', {
      at: app.at,
      token,
      body: { currentPassword, newPassword },
    });
  const session = async () => signIn((await login({})).json.sessionId);

  // spec: S6.6, S7.12, B11.18
  it('ends every session and goes on with a new one', async () => {
    const [mine, other] = [await session(), await session()];
    const { status, json } = await changeTo(mine, password, next);
    expect([status, json.message]).toEqual([200, 'Credentials Updated']);
    // At once, and as soon as it can be: the new session does not begin too early for itself.
    const fresh = await signIn(json.sessionId);
    expect(await isIn(fresh)).toBe(true);
    expect(await isIn(mine)).toBe(false);
    expect(await isIn(other)).toBe(false);
    expect((await login({})).status).toBe(401);
    const again = await login({ password: next });
    expect(await isIn(await signIn(again.json.sessionId))).toBe(true);
  });

  // spec: B11.19
  it('makes useless what the old password was answered with and nobody has used yet', async () => {
    const { sessionId } = (await login({})).json;
    expect((await changeTo(await session(), password, next)).status).toBe(200);
    expect(await isIn(await signIn(sessionId))).toBe(false);
  });

  // spec: S5.6
  it('refuses a wrong current password and a short new one, and changes nothing', async () => {
    const mine = await session();
    const before = await stored(`staff/staff-${name}`);
    const wrong = await changeTo(mine, 'Grenache', next);
    expect([wrong.status, wrong.json.code]).toEqual([401, 'wrong-credentials']);
    expect(wrong.json.message).toBe('The current password is not right.');
    const short = await changeTo(mine, password, '12345');
    expect([short.status, short.json.fields]).toEqual([
      400,
      { newPassword: 'New password must be at least 6 characters long.' },
    ]);
    expect(await stored(`staff/staff-${name}`)).toEqual(before);
    expect(await isIn(mine)).toBe(true);
  });

  // spec: B11.42
  it('is no way to guess the current one', async () => {
    const mine = await session();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await changeTo(mine, `guess ${tries}`, next)).status).toBe(401);
    const sixth = await changeTo(mine, password, next);
    expect([sixth.status, sixth.headers.has('Retry-After')]).toEqual([429, true]);
  });
});

describe('what staff do with accounts', () => {
  // spec: B1.13, B11.16
  it('ends a session at once: a new role, a new password, no access', async () => {
    const edit = (changes: Parameters<typeof editAccount>[1]) =>
      editAccount(`staff-${name}`, changes, 'test', Date.now());
    for (const changes of [
      { role: 'admin' as const },
      { isActive: false },
      { password: 'Syrah!' },
    ]) {
      const token = await signIn((await login({})).json.sessionId);
      expect(await isIn(token)).toBe(true);
      await edit(changes);
      expect(await isIn(token)).toBe(false);
      await edit({ isActive: true });
      expect(await isIn(token)).toBe(false);
    }
    expect((await login({})).status).toBe(401);
    expect((await login({ password: 'Syrah!' })).status).toBe(200);
  });
});

describe('POST /api/admin/logout', () => {
  // spec: S6.7, S7.11
  it('notes the end of the session', async () => {
    const token = await signIn((await login({})).json.sessionId);
    const { status, json } = await call('POST', '/api/admin/logout', { at: app.at, token });
    expect([status, json]).toEqual([200, { message: 'Logged Out' }]);
  });
});
