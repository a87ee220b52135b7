import { beforeEach, describe, expect, it } from 'vitest';
import { inNoLanguage, languages } from '../../../common/src/model/languages.ts';
import { organizationBody } from '../../support/api/calls/organization-body.ts';
import { audited, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { stored, storedIn } from '../../support/api/store/database.ts';

const api = await staffApi();
beforeEach(() => seed({}));

const save = (change: Record<string, unknown> = {}) =>
  api.as('admin', 'PUT', '/api/admin/organization', {
    unchecked: { ...organizationBody, ...change },
  });

const bank = { name: 'Harlow Bank', logoUrl: '', link: 'https://bank.example/', tier: 'major' };

describe('the organization API', () => {
  it('returns neutral defaults before it was saved once', async () => {
    const { json } = await api.as('anonymous', 'GET', '/api/organization');
    expect(json).toMatchObject({ name: 'The Wine Walk', minimumAge: null, tagline: { en: '' } });
    const own = await api.as('desk', 'GET', '/api/admin/organization');
    expect(own.json.version).toBe(0);
  });

  it('saves, audits, and rejects an edit of an older version', async () => {
    const first = await save({ version: 0 });
    expect(first.json).toMatchObject({ name: 'Uncork Elora', version: 1 });
    expect((await save({ version: 1, minimumAge: 18 })).json).toMatchObject({ version: 2 });
    const late = await save({ version: 1, minimumAge: 16 });
    expect([late.status, late.json.code]).toEqual([409, 'stale-edit']);
    expect(await stored('organization/current')).toMatchObject({ minimumAge: 18 });
    expect(await audited()).toEqual(
      Array.from({ length: 2 }, () => ({
        actor: 'admin',
        action: 'organization.edit',
        target: 'organization/current',
      })),
    );
  });

  it('keeps the fields that an edit omits, and audits the changed ones', async () => {
    await save({ version: 0 });
    const fields = { unchecked: { version: 1, minimumAge: 21, hashtag: '#Elora' } };
    const { json } = await api.as('admin', 'PUT', '/api/admin/organization', fields);
    expect(json).toMatchObject({ name: 'Uncork Elora', minimumAge: 21, version: 2 });
    expect(await stored('organization/current')).toMatchObject({
      privacyNotice: organizationBody.privacyNotice,
      hashtag: '#Elora',
    });
    const entries = await storedIn('audit');
    expect(entries.map(({ details }) => details.changed)).toContainEqual(['hashtag', 'minimumAge']);
  });

  it('offers every language of the product', async () => {
    const { json } = await save({ languages });
    expect(json.languages).toEqual(languages);
  });

  it('keeps one of two first edits at once', async () => {
    const both = await Promise.all([save({ version: 0 }), save({ version: 0, name: 'Other' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await stored('organization/current')).toMatchObject({ version: 1 });
  });

  it('shows everyone the facts without bookkeeping, and the privacy notice apart', async () => {
    await save({ sponsors: [bank] });
    const { json } = await api.as('anonymous', 'GET', '/api/organization');
    expect(json).toMatchObject({
      shortName: 'Uncork',
      minimumAge: 19,
      currency: 'CAD',
      sponsors: [bank],
    });
    expect(Object.keys(json)).not.toContain('version');
    expect(Object.keys(json)).not.toContain('privacyNotice');
    const notice = await api.as('anonymous', 'GET', '/api/organization/privacy');
    expect(notice.json).toMatchObject({
      name: 'Uncork Elora',
      privacyNotice: { es: 'Guardamos tu nombre.' },
    });
  });

  it('accepts country and currency in small letters', async () => {
    const { status } = await save({ version: 0, country: ' ca', currency: 'cad ' });
    expect(status).toBe(200);
    expect(await stored('organization/current')).toMatchObject({ country: 'CA', currency: 'CAD' });
  });

  it.each([
    ['an empty name', { name: ' ' }, 'name'],
    ['a color name', { accentColor: 'red' }, 'accentColor'],
    ['an unknown zone', { timeZone: 'Elora/Mill' }, 'timeZone'],
    ['no country code', { country: 'Canada' }, 'country'],
    ['no currency code', { currency: '$' }, 'currency'],
    ['age 0', { minimumAge: 0 }, 'minimumAge'],
    ['age 19.5', { minimumAge: 19.5 }, 'minimumAge'],
    ['age -1', { minimumAge: -1 }, 'minimumAge'],
    ['no payment', { paymentMethods: { cash: false, card: false, other: '' } }, 'paymentMethods'],
    ['no language', { languages: [] }, 'languages'],
    ['a language twice', { languages: ['en', 'en'] }, 'languages'],
    ['an address without https', { website: 'http://elora.example' }, 'website'],
    [
      'a logo of another server',
      { sponsors: [{ ...bank, logoUrl: 'https://ads.example/1.gif' }] },
      'sponsors.0.logoUrl',
    ],
    ['a logo that was not uploaded', { logoUrl: '/api/images/../logo.svg' }, 'logoUrl'],
    [
      'a sponsor’s link with a script',
      { sponsors: [{ ...bank, link: 'javascript:alert(1)' }] },
      'sponsors.0.link',
    ],
    ['a sponsor without a name', { sponsors: [{ ...bank, name: ' ' }] }, 'sponsors.0.name'],
    ['31 sponsors', { sponsors: Array.from({ length: 31 }, () => bank) }, 'sponsors'],
    ['an invalid email', { contactEmail: 'elora' }, 'contactEmail'],
    [
      '60,000 characters',
      { privacyNotice: { ...inNoLanguage, en: 'a'.repeat(60_000) } },
      'privacyNotice.en',
    ],
    [
      'a text without one of the languages',
      { about: { ...inNoLanguage, es: undefined } },
      'about.es',
    ],
  ])('rejects %s with a message at its field', async (_, change, field) => {
    const { status, json } = await save(change);
    expect([status, json.code]).toEqual([400, 'invalid-input']);
    expect(Object.keys(json.fields)).toEqual([field]);
    expect(await stored('organization/current')).toBeUndefined();
  });

  it('rejects a color that is hard to read with a message at its field', async () => {
    const { status, json } = await save({ accentColor: '#ffcc00' });
    expect([status, json.code]).toEqual([400, 'color-too-light']);
    expect(Object.keys(json.fields)).toEqual(['accentColor']);
    expect(await stored('organization/current')).toBeUndefined();
  });
});
