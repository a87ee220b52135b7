import { screen, waitFor } from '@testing-library/react';
import { byLanguage } from '@wine-walk/common/model/languages.ts';
import { shownSampleRelease } from '@wine-walk/common/support/sample-release.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { shopPage } from '../../../support/portal/sample-shop-page.ts';
import { openPortal as open, preparePortal } from '../../../support/portal/test-portal.tsx';

const path = '/api/shop-pages/sh0psecret0000000000';
const address = '/admin/shop/sh0psecret0000000000';
const text = shownSampleRelease('en');
const unsigned = { id: '2026-11', signed: null, signedEarlierAt: null };
const signedAt = '2026-11-20T18:00:00.000Z';
const signed = { version: text.version, name: 'Otto Berg', signedAt };
let server: FakeServer;

beforeEach(async () => {
  server = await preparePortal();
  server.on(`GET ${path}`, { body: shopPage({ agreement: unsigned }) });
  server.on('GET /api/agreements/current', { body: byLanguage(() => text) });
});

const openDialog = async () => {
  const user = open(address);
  await user.click(await screen.findByRole('button', { name: 'Read and sign' }));
  await screen.findByRole('button', { name: 'Sign' });
  return user;
};

describe('<AgreementCard>', () => {
  it('signs the shown text with one press, under the name of the contact', async () => {
    server.on(`POST ${path}/agreement`, { body: shopPage() });
    const user = await openDialog();
    server.on(`GET ${path}`, { body: shopPage({ agreement: { ...unsigned, signed } }) });
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    expect(
      await screen.findByText('Signed by Otto Berg on Friday, November 20, 2026.'),
    ).toBeTruthy();
    const { version, sha256 } = text;
    expect(server.requestsTo(`POST ${path}/agreement`)[0]?.body).toEqual({
      version,
      sha256,
      name: 'Rosa Lund',
    });
  });

  it('shows the new text when the agreement changed meanwhile', async () => {
    server.on(`POST ${path}/agreement`, refusal(409, 'agreement-changed', 'Changed.'));
    const user = await openDialog();
    const newer = { ...text, title: 'Agreement of next year' };
    server.on('GET /api/agreements/current', { body: byLanguage(() => newer) });
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    expect(await screen.findByText('Agreement of next year')).toBeTruthy();
    expect(screen.getAllByText(/has changed meanwhile/)).not.toEqual([]);
  });

  it('says that the agreement changed since the shop signed', async () => {
    const agreement = { ...unsigned, signedEarlierAt: signedAt };
    server.on(`GET ${path}`, { body: shopPage({ agreement }) });
    open(address);
    expect(
      await screen.findByText(/changed since you signed on Friday, November 20, 2026/),
    ).toBeTruthy();
  });

  it.each([
    ['without an agreement', shopPage()],
    ['after the event', shopPage({ agreement: unsigned, editUntil: '2025-11-20T22:00:00.000Z' })],
  ])('asks for nothing %s', async (_, page) => {
    server.on(`GET ${path}`, { body: page });
    open(address);
    await screen.findByRole('heading', { name: 'Vino Veritas' });
    await waitFor(() => expect(screen.queryByText('Participation agreement')).toBeNull());
  });
});
