import { sampleReleaseId } from '@wine-walk/common/support/sample-release.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { commit } from '../../../functions/src/firestore/write.ts';
import { organizationBody } from '../../support/api/calls/organization-body.ts';
import { releaseBody } from '../../support/api/calls/release-body.ts';
import { attendeeToken, event, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { stored } from '../../support/api/store/database.ts';
import { accountFor } from '../../support/api/tokens.ts';

const api = await staffApi();
beforeEach(() => seed({ 'events/autumn': event }));

const publish = (change: Record<string, unknown> = {}, key?: string) =>
  api.as('admin', 'POST', '/api/admin/releases', { unchecked: { ...releaseBody, ...change }, key });

const register = (waiverVersion?: string) =>
  api.as('anonymous', 'POST', '/api/waiver/submit', {
    body: {
      fullName: 'Ada Quill',
      email: 'ada@example.com',
      over21: true,
      liabilityWaiver: true,
      paymentMethod: 'cash',
      waiverVersion,
    },
  });

const newest = () => api.as('anonymous', 'GET', '/api/releases/current');

const current = async () => {
  const { json } = await newest();
  if (!json) throw new Error('There is no release.');
  return json;
};

describe('releases API', () => {
  it('publishes once per idempotency key, with the names in the text', async () => {
    const first = await publish({}, 'release-00001');
    expect((await publish({}, 'release-00001')).json).toEqual(first.json);
    const { json } = await api.as('admin', 'GET', '/api/admin/releases');
    expect(json.map(({ id }) => id)).toEqual([first.json.id, sampleReleaseId]);
    expect((await current()).en).toMatchObject({
      version: `${first.json.id}-en`,
      title: 'Release of Uncork Elora Inc.',
      paragraphs: [
        { heading: '1. Age', text: 'You are an adult.' },
        { heading: '2. Law', text: 'The law of the Province of Ontario applies.' },
      ],
    });
  });

  it.each([
    [
      'a text of 60,000 characters',
      { en: { ...releaseBody.en, text: 'x'.repeat(60_000) } },
      { 'en.text': 'Use at most 50000 characters.' },
    ],
    [
      'an empty text in one language',
      { es: { ...releaseBody.es, text: '' } },
      { 'es.text': 'Please fill this in.' },
    ],
    [
      'a text in only one of the languages offered',
      { es: undefined },
      { es: 'Write the text in this language, too.' },
    ],
    ['no text', { en: undefined, es: undefined }, { en: 'Write the text in this language, too.' }],
  ])('rejects %s and publishes nothing', async (_, change, fields) => {
    const { status, json } = await publish(change);
    expect([status, json.fields]).toEqual([400, fields]);
    const published = await api.as('admin', 'GET', '/api/admin/releases');
    expect(published.json.map(({ id }) => id)).toEqual([sampleReleaseId]);
  });

  it('needs no text in a language that is not offered, whose readers sign the other one', async () => {
    await api.as('admin', 'PUT', '/api/admin/organization', {
      body: { ...organizationBody, languages: ['es'], version: 0 },
    });
    const { json } = await publish({ en: undefined });
    const version = `${json.id}-es`;
    const { en, es } = await current();
    expect(en).toEqual(es);
    expect(es).toMatchObject({ version, language: 'es', title: 'Exención de Uncork Elora Inc.' });
    const unwritten = await api.as('anonymous', 'GET', `/api/releases/${json.id}-en`);
    expect(unwritten.status).toBe(404);
    for (const signedVersion of [version, undefined]) {
      const signed = await register(signedVersion);
      expect(await stored(`registrations/${signed.json.submissionId}`)).toMatchObject({
        waiverVersion: version,
        waiverSha256: es.sha256,
      });
    }
  });

  it('lets the next registration sign the newest release, and rejects the one before', async () => {
    const before = (await current()).en.version;
    await publish();
    const late = await register(before);
    expect([late.status, late.json.fields]).toEqual([
      400,
      { waiverVersion: 'The waiver has changed. Please read the new one.' },
    ]);
    const { version, sha256 } = (await current()).es;
    const signed = await register(version);
    expect(await stored(`registrations/${signed.json.submissionId}`)).toMatchObject({
      waiverVersion: version,
      waiverSha256: sha256,
    });
  });

  it('lets no one register until a release was published', async () => {
    const path = documentPaths.release(sampleReleaseId);
    await commit([{ kind: 'delete', path }]);
    expect((await newest()).json).toBeNull();
    const early = await register();
    expect([early.status, early.json.code]).toEqual([422, 'no-release']);
    const { json } = await api.as('desk', 'GET', '/api/admin/events/autumn/readiness');
    expect(json.find(({ check }) => check === 'release')?.isFine).toBe(false);
    await publish();
    expect((await register()).status).toBe(200);
  });

  it('verifies a signature by its ID, without the name for others', async () => {
    const { version, sha256 } = (await current()).en;
    const signed = await register(version);
    const { submissionId } = signed.json;
    const seen = await api.as('anonymous', 'GET', `/api/verify/${submissionId}`);
    const { submittedAt } = await stored(`registrations/${submissionId}`);
    expect(seen.json).toEqual({
      submissionId,
      signedAt: submittedAt,
      signedOn: 'own-device',
      electronicRecords: false,
      waiverVersion: version,
      waiverSha256: sha256,
      initials: 'AQ',
      fullName: null,
    });
    const { id } = signed.json.user;
    await accountFor(id);
    const { generation } = await stored(`participants/${id}`);
    const token = attendeeToken(id, { generation });
    const own = await api.as('anonymous', 'GET', `/api/verify/${submissionId}`, { token });
    expect(own.json.fullName).toBe('Ada Quill');
    expect((await api.as('anonymous', 'GET', '/api/verify/NONE')).status).toBe(404);
  });

  it('still returns an earlier release by its version', async () => {
    const before = (await current()).en;
    await publish();
    await publish({ organizer: 'Another organizer' });
    const read = await api.as('anonymous', 'GET', '/api/releases/2026-11-en');
    expect(read.json).toEqual(before);
  });

  it.each([
    ['60,000 characters', { en: { ...releaseBody.en, text: 'a'.repeat(60_000) } }, 'en.text'],
    ['an empty text in one language', { es: { ...releaseBody.es, text: ' ' } }, 'es.text'],
    ['no organizer', { organizer: '' }, 'organizer'],
  ])('rejects %s with a message at its field', async (_, change, field) => {
    const { status, json } = await publish(change);
    expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
    expect((await api.as('admin', 'GET', '/api/admin/releases')).json).toHaveLength(1);
  });
});
