import { beforeEach, describe, expect, it } from 'vitest';
import { releaseBody } from '../../support/api/calls/release-body.ts';
import { seed } from '../../support/api/calls/staff-api.ts';
import { admin, anyIp, api } from '../../support/api/calls/staff-link-calls.ts';
import { call } from '../../support/api/client.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { agreementPath, shopPageBody } from '../../support/api/fixtures/shop-pages.ts';
import { linkSecrets } from '../../support/api/fixtures/staff-links.ts';
import { change, storedIn } from '../../support/api/store/database.ts';

const { [agreementPath]: _agreement, ...withoutAgreement } = eventFixture;
beforeEach(() => seed(withoutAgreement));

const from = () => ({ at: api.at, headers: { 'X-Forwarded-For': anyIp() } });
const path = `/api/shop-pages/${linkSecrets.shop}` as const;
const page = async () => (await call('GET', path, from())).json;
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
/** Agreements are published on days of their own, so that the latest one is known. */
async function publish(day: string, text = 'You pour with care.') {
  const body = { ...releaseBody, en: { title: 'Participation agreement', text } };
  const { status, json } = await admin('POST', '/api/admin/agreements', { body, key: `k-${day}` });
  expect(status).toBe(200);
  await change(`agreements/${json.id}`, { publishedAt: `${day}T12:00:00.000Z` });
  return json.id;
}
const shown = async () => {
  const current = (await call('GET', '/api/agreements/current', from())).json;
  if (!current) throw new Error('There is no agreement.');
  return current.en;
};
type Signature = { version: string; sha256: string; name?: string };
const sign = ({ version, sha256, name = 'Rosa Lund' }: Signature) =>
  call('POST', `${path}/agreement`, { ...from(), body: { version, sha256, name } });
const signatures = () => storedIn('agreementSignatures');

describe('POST /api/admin/agreements', () => {
  it('asks every shop to sign, and leaves the release of attendees', async () => {
    expect(await page()).toMatchObject({ agreement: null });
    const release = await call('GET', '/api/releases/current', from());
    const id = await publish('2026-11-01');
    const { agreement, missing } = await page();
    expect(agreement).toEqual({ id, signed: null, signedEarlierAt: null });
    expect(missing).toContain('agreement');
    const list = await admin('GET', '/api/admin/events/autumn/shop-pages');
    for (const shop of list.json.shops) expect(shop.missing).toContain('agreement');
    expect((await call('GET', '/api/releases/current', from())).json).toEqual(release.json);
    expect((await admin('GET', '/api/admin/releases')).json.map((each) => each.id)).not.toContain(
      id,
    );
  });
});

describe('POST /api/shop-pages/{secret}/agreement', () => {
  it('stores the signer and the text for the shop of the link', async () => {
    const id = await publish('2026-11-01');
    const { version, sha256 } = await shown();
    const signed = await sign({ version, sha256 });
    expect(signed.status).toBe(200);
    expect(signed.json.agreement?.signed).toMatchObject({ version, name: 'Rosa Lund' });
    expect(signed.json.missing).not.toContain('agreement');
    expect(await signatures()).toMatchObject([
      { eventId: 'autumn', businessId: 'vino', agreementId: id, version, sha256 },
    ]);
    const list = await admin('GET', '/api/admin/events/autumn/shop-pages');
    const names = list.json.shops.map((shop) => [shop.businessId, shop.signed?.name]);
    expect(names).toContainEqual(['vino', 'Rosa Lund']);
    expect(names).toContainEqual(['cask', undefined]);
    expect(
      (await storedIn('audit')).filter(({ action }) => action === 'agreement.sign'),
    ).toHaveLength(1);
  });

  it('keeps the first signature when two phones sign at once', async () => {
    await publish('2026-11-01');
    const text = await shown();
    const answers = await Promise.all([sign(text), sign({ ...text, name: 'Otto Berg' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [kept, ...others] = await signatures();
    expect(others).toEqual([]);
    for (const { json } of answers) expect(json.agreement?.signed?.name).toBe(kept?.name);
  });

  it('keeps the signature when the page is saved', async () => {
    await publish('2026-11-01');
    await sign(await shown());
    const saved = await call('PUT', path, { ...from(), body: shopPageBody({ version: 1 }) });
    expect(saved.json).toMatchObject({ agreement: { signed: { name: 'Rosa Lund' } } });
    expect(saved.json.missing).not.toContain('agreement');
  });

  it('asks again when the agreement changed after signing, and keeps the earlier signature', async () => {
    await publish('2026-11-01');
    const first = await shown();
    await sign(first);
    await publish('2026-11-02', 'You pour with more care.');
    const { agreement, missing } = await page();
    expect(agreement).toMatchObject({ signed: null, signedEarlierAt: expect.any(String) });
    expect(missing).toContain('agreement');
    const late = await sign({ ...first, name: 'Otto Berg' });
    expect([late.status, late.json.code]).toEqual([409, 'agreement-changed']);
    expect(late.json.message).toMatch(/^The agreement has changed meanwhile\./);
    await sign(await shown());
    expect(await signatures()).toHaveLength(2);
  });

  it('rejects another text under the current version', async () => {
    await publish('2026-11-01');
    const { version } = await shown();
    const other = await sign({ version, sha256: 'a'.repeat(64) });
    expect([other.status, other.json.code]).toEqual([409, 'agreement-changed']);
    expect(await signatures()).toEqual([]);
  });

  it('rejects a signature without an agreement, without a name, and after the event', async () => {
    const none = await sign({ version: '2026-11-01-a-en', sha256: '' });
    expect([none.status, none.json.code]).toEqual([404, 'agreement-not-found']);
    await publish('2026-11-01');
    const text = await shown();
    expect((await sign({ ...text, name: ' ' })).status).toBe(400);
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    await change('events/autumn', { endTime: hourAgo });
    expect((await sign(text)).json.code).toBe('shop-page-closed');
    await change('events/autumn', { endTime: inAnHour() });
    expect((await sign(text)).status).toBe(200);
  });
});
