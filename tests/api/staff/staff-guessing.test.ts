import { auditDocument } from '@wine-walk/common/model/staff.ts';
import { describe, expect, it } from 'vitest';
import { readQuery } from '../../../functions/src/firestore/query.ts';
import { rateLimit } from '../../../functions/src/firestore/rate-limits.ts';
import { change } from '../../support/api/database.ts';
import { anyIp, login, name } from '../../support/api/staff-account.ts';

describe('guessing', () => {
  // spec: B11.3, B11.6, B12.8
  it('is slowed down after five tries, where it comes from alone', async () => {
    const here = anyIp();
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
    const here = anyIp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => login({ password: `guess ${index}` }, here)),
    );
    const looked = answers.filter(({ status }) => status === 401);
    expect(looked.length).toBeGreaterThan(0);
    expect(looked.length).toBeLessThanOrEqual(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - looked.length);
  });

  it('forgets the wrong tries once the right one comes', async () => {
    const here = anyIp();
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 3; tries += 1)
        expect((await login({ password: 'guess' }, here)).status).toBe(401);
      expect((await login({}, here)).status).toBe(200);
    }
  });

  // spec: B11.6
  it('from everywhere keeps strangers out, and lets in who has been there before', async () => {
    const usual = anyIp();
    expect((await login({}, usual)).status).toBe(200);
    await besiege(rateLimit('staffPasswordPerAccount', name).key);
    expect((await login({}, usual)).status).toBe(200);
    const stranger = await login({});
    expect(stranger.status).toBe(429);
    expect(Number(stranger.headers.get('Retry-After'))).toBeLessThanOrEqual(15);
  });

  // spec: B11.7
  it('from everywhere, however much of it, has a stranger wait for half a minute at most', async () => {
    await besiege(rateLimit('staffPasswordPerAccount', name).key, 500);
    const stranger = await login({});
    expect(stranger.status).toBe(429);
    expect(Number(stranger.headers.get('Retry-After'))).toBeGreaterThan(15);
    expect(Number(stranger.headers.get('Retry-After'))).toBeLessThanOrEqual(30);
  });

  // spec: B11.5
  it('of many names from one network is slowed down there', async () => {
    const here = anyIp();
    const [prefix] = here.split('::1');
    await besiege(
      rateLimit('staffPasswordPerNetwork', `${prefix?.replace(/\b0+(?=.)/g, '')}::/64`).key,
    );
    expect((await login({}, here)).status).toBe(429);
    expect((await login({})).status).toBe(200);
  });

  // spec: B11.37
  it('reaches no device that has been there, wherever it is and whoever is on its network', async () => {
    const { device } = (await login({})).json;
    const shared = anyIp();
    const [prefix] = shared.split('::1');
    const network = `${prefix?.replace(/\b0+(?=.)/g, '')}::/64`;
    await besiege(rateLimit('staffPasswordPerAccount', name).key, 500);
    await besiege(rateLimit('staffPasswordPerNetwork', network).key, 500);
    await besiege(rateLimit('staffPasswordPerAccountAndNetwork', name, network).key, 500);
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
    // Its owner still has the tries that everybody has, and with them a device whose own are all left.
    const owner = await login({});
    expect(owner.status).toBe(200);
    await besiege(rateLimit('staffPasswordPerAccount', `${name}-x`).key);
    const known = { username: `${name}-x`, device: owner.json.device };
    expect((await login(known)).status).toBe(429);
  });

  // spec: B11.37
  it('with a made-up device is a stranger’s', async () => {
    await besiege(rateLimit('staffPasswordPerAccount', name).key);
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
