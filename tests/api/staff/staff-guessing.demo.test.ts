import { auditDocument } from '@wine-walk/common/model/staff.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { readQuery } from '../../../functions/src/firestore/query.ts';
import { rateLimit } from '../../../functions/src/firestore/rate-limits.ts';
import { anyIp, login, name, newAccount } from '../../support/api/fixtures/staff-account.ts';
import { change } from '../../support/api/store/database.ts';

beforeEach(() => newAccount());

describe('password guessing', () => {
  it('throttles a network after five guesses, and no other network', async () => {
    const here = anyIp();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await login({ password: `guess ${tries}` }, here)).status).toBe(401);
    const sixth = await login({}, here);
    expect([sixth.status, sixth.json.code]).toEqual([429, 'too-many-attempts']);
    const wait = Number(sixth.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(5);
    expect(wait).toBeLessThanOrEqual(15);
    expect(sixth.json.message).toMatch(
      /^Too many tries\. Please wait \d+ seconds and try again\.$/,
    );
    // Another IP address in the same /64 is the same customer; the owner elsewhere can sign in.
    expect((await login({}, here.replace('::1', '::2'))).status).toBe(429);
    expect((await login({})).status).toBe(200);
  });

  it('evaluates at most five of 20 simultaneous guesses', async () => {
    const here = anyIp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => login({ password: `guess ${index}` }, here)),
    );
    const unauthorized = answers.filter(({ status }) => status === 401);
    expect(unauthorized.length).toBeGreaterThan(0);
    expect(unauthorized.length).toBeLessThanOrEqual(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - unauthorized.length);
  });

  it('clears wrong attempts after the correct password', async () => {
    const here = anyIp();
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 3; tries += 1)
        expect((await login({ password: 'guess' }, here)).status).toBe(401);
      expect((await login({}, here)).status).toBe(200);
    }
  });

  it('blocks unknown devices and admits known ones during guesses from many networks', async () => {
    const usual = anyIp();
    expect((await login({}, usual)).status).toBe(200);
    await besiege(rateLimit('staffPasswordPerAccount', name).key);
    expect((await login({}, usual)).status).toBe(200);
    const stranger = await login({});
    expect(stranger.status).toBe(429);
    expect(Number(stranger.headers.get('Retry-After'))).toBeLessThanOrEqual(15);
  });

  it('blocks an address that strangers share during guesses from many networks, also after a sign-in', async () => {
    const shared = '66.249.80.7';
    expect((await login({}, shared)).status).toBe(200);
    await besiege(rateLimit('staffPasswordPerAccount', name).key);
    expect((await login({}, shared)).status).toBe(429);
  });

  it('delays an unknown device by 30 seconds at most during guesses from many networks', async () => {
    await besiege(rateLimit('staffPasswordPerAccount', name).key, 500);
    const stranger = await login({});
    expect(stranger.status).toBe(429);
    expect(Number(stranger.headers.get('Retry-After'))).toBeGreaterThan(15);
    expect(Number(stranger.headers.get('Retry-After'))).toBeLessThanOrEqual(30);
  });

  it('throttles a network that guesses at many names', async () => {
    const here = anyIp();
    const [prefix] = here.split('::1');
    await besiege(
      rateLimit('staffPasswordPerNetwork', `${prefix?.replace(/\b0+(?=.)/g, '')}::/64`).key,
    );
    expect((await login({}, here)).status).toBe(429);
    expect((await login({})).status).toBe(200);
  });

  it('delays an unknown device by a minute at most after guesses of many names on its network', async () => {
    await besiege(rateLimit('staffPasswordPerNetwork', '203.0.113.78').key, 500);
    const stranger = await login({}, '203.0.113.78');
    expect(stranger.status).toBe(429);
    expect(Number(stranger.headers.get('Retry-After'))).toBeGreaterThan(30);
    expect(Number(stranger.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
  });

  it('does not affect a known device on any network', async () => {
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

  it('throttles guesses on a known device, and neither its owner nor other accounts', async () => {
    const { device } = (await login({})).json;
    for (let tries = 0; tries < 10; tries += 1)
      expect((await login({ device, password: `guess ${tries}` })).status).toBe(401);
    expect((await login({ device })).status).toBe(429);
    // The owner still has the general attempts, and the attempts of another known device.
    const owner = await login({});
    expect(owner.status).toBe(200);
    await besiege(rateLimit('staffPasswordPerAccount', `${name}-x`).key);
    const known = { username: `${name}-x`, device: owner.json.device };
    expect((await login(known)).status).toBe(429);
  });

  it('treats a forged device as unknown', async () => {
    await besiege(rateLimit('staffPasswordPerAccount', name).key);
    expect((await login({ device: 'z'.repeat(20) })).status).toBe(429);
    expect((await login({ device: 'not one' })).status).toBe(400);
  });

  it('audits guesses with the account, without source and typed text', async () => {
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
