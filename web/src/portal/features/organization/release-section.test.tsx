import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { byLanguage } from '@wine-walk/common/model/languages.ts';
import { defaultOrganization } from '@wine-walk/common/model/organization-facts.ts';
import {
  shownSampleRelease,
  shownSampleReleases,
} from '@wine-walk/common/support/sample-release.ts';
import { beforeEach, expect, it } from 'vitest';
import { saveOrganization } from '../../../platform/device/organization.ts';
import { fakeServer } from '../../../support/portal/fake-server.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { ReleaseSection } from './release-section.tsx';

beforeEach(() => localStorage.clear());

/** Opens the form of a new release or agreement. `current`: the published one; null before the first. */
async function writeNew(kind: 'release' | 'agreement', current: object | null) {
  const server = fakeServer();
  server.on(`GET /api/admin/${kind}s`, { body: [] });
  server.on(`GET /api/${kind}s/current`, { body: current });
  server.on(`POST /api/admin/${kind}s`, { body: { id: '2026-11-25-a' } });
  render(
    <TestTab at="/admin/organization?page=release">
      <ReleaseSection kind={kind} />
    </TestTab>,
  );
  const user = userEvent.setup({ delay: null });
  const write = await screen.findByRole('button', { name: `Write a new ${kind}` });
  await waitFor(() => expect(write).toHaveProperty('disabled', false));
  await user.click(write);
  return { server, user };
}

it('previews the first release, keeps it as a draft, and publishes it', async () => {
  const server = fakeServer();
  server.on('GET /api/admin/releases', { body: [] });
  server.on('GET /api/releases/current', { body: null });
  server.on('POST /api/admin/releases', { body: { id: '2026-11-25-a' } });
  render(
    <TestTab at="/admin/organization?page=release">
      <ReleaseSection kind="release" />
    </TestTab>,
  );
  const user = userEvent.setup({ delay: null });
  await screen.findByText(/There is no release yet, so no one can register/);
  await user.click(screen.getByRole('button', { name: 'Write a new release' }));
  const fill = async (label: RegExp, text: string) => {
    await user.clear(await screen.findByLabelText(label));
    await user.paste(text);
  };
  await fill(/^Organizer/, 'Uncork Elora');
  await fill(/^Jurisdiction/, 'Ontario');
  await fill(/^Title in English/, 'Release of {organizer}');
  await fill(/^Text in English/, '1. Law\nThe law of {jurisdiction} applies.');
  await fill(/^Title in Spanish/, 'Exención de {organizer}');
  await fill(/^Text in Spanish/, '1. Ley\nRige la ley de {jurisdiction}.');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  screen.getByText('Release of Uncork Elora');
  screen.getByText('Rige la ley de Ontario.');
  expect(localStorage.getItem('ww:release-draft')).toContain('Uncork Elora');
  await user.click(screen.getByRole('button', { name: 'Publish for the next registration' }));
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(localStorage.getItem('ww:release-draft')).toBeNull();
  expect(server.requestsTo('POST /api/admin/releases')[0]?.body).toMatchObject({
    organizer: 'Uncork Elora',
    en: { title: 'Release of {organizer}' },
  });
});

it('drops the draft of a text that is again as published', async () => {
  saveOrganization({ ...defaultOrganization, languages: ['en'] });
  const { user } = await writeNew('release', shownSampleReleases());
  const title = await screen.findByLabelText<HTMLInputElement>(/^Title in English/);
  const published = title.value;
  await user.type(title, '!');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Continue the draft' }));
  const draft = await screen.findByLabelText<HTMLInputElement>(/^Title in English/);
  expect(draft.value).toBe(`${published}!`);
  await user.type(draft, '{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'Write a new release' })).toBeTruthy();
  expect(localStorage.getItem('ww:release-draft')).toBeNull();
});

it('shows only the languages that are offered, and starts from the published text', async () => {
  saveOrganization({ ...defaultOrganization, languages: ['es'] });
  const inSpanish = shownSampleRelease('es');
  const { server, user } = await writeNew(
    'release',
    byLanguage(() => inSpanish),
  );
  const title = await screen.findByLabelText(/^Title in Spanish/);
  expect(title).toHaveProperty('value', inSpanish.title);
  expect(screen.queryByLabelText(/in English/)).toBeNull();
  await user.type(screen.getByLabelText(/^Organizer/), 'Uncork Elora');
  await user.type(screen.getByLabelText(/^Jurisdiction/), 'Ontario');
  await user.click(screen.getByRole('button', { name: 'Publish for the next registration' }));
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(Object.keys(server.requestsTo('POST /api/admin/releases')[0]?.body ?? {})).toEqual([
      'organizer',
      'jurisdiction',
      'es',
    ]),
  );
});

it('starts the first release from a template, and refuses it while a gap is left', async () => {
  saveOrganization({ ...defaultOrganization, languages: ['en'], minimumAge: 19 });
  const { server, user } = await writeNew('release', null);
  const text = await screen.findByLabelText<HTMLTextAreaElement>(/^Text in English/);
  expect(text.value).toContain('at least 19 years old');
  expect(text.value).toContain('the laws of {jurisdiction}');
  await user.type(screen.getByLabelText(/^Jurisdiction/), 'Ontario');
  const publish = screen.getByRole('button', { name: 'Publish for the next registration' });
  await user.click(publish);
  expect(await screen.findByText(/^2 gaps are left: \[Add the risks/)).toBeTruthy();
  const complete = text.value.replaceAll(/\[[^\]]+\]/g, '');
  await user.clear(text);
  await user.paste(complete);
  await user.click(publish);
  await screen.findByText(/can never be changed/);
  expect(server.requestsTo('POST /api/admin/releases')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(server.requestsTo('POST /api/admin/releases')).toHaveLength(1));
});

it('starts a language that was added after the publication from its template', async () => {
  saveOrganization({ ...defaultOrganization, languages: ['en', 'fr'], minimumAge: 19 });
  const { server, user } = await writeNew('release', shownSampleReleases());
  const text = await screen.findByLabelText<HTMLTextAreaElement>(/^Text in French/);
  expect(text.value).toContain('au moins 19 ans');
  screen.getByText(/^The published text lacks French, so its readers sign the English one/);
  screen.getByText(/starts from a template/);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Text in English/).value).toContain(
    'The law of Virginia applies.',
  );
  await user.type(screen.getByLabelText(/^Organizer/), 'Uncork Elora');
  await user.type(screen.getByLabelText(/^Jurisdiction/), 'Ontario');
  const publish = screen.getByRole('button', { name: 'Publish for the next registration' });
  await user.click(publish);
  expect(await screen.findByText(/^2 gaps are left: \[Ajoutez les risques/)).toBeTruthy();
  const complete = text.value.replaceAll(/\[[^\]]+\]/g, '');
  await user.clear(text);
  await user.paste(complete);
  await user.click(publish);
  await screen.findByText(/can never be changed/);
  expect(server.requestsTo('POST /api/admin/releases')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(server.requestsTo('POST /api/admin/releases')[0]?.body).toMatchObject({
      fr: { title: 'Convention de participation et décharge de {organizer}' },
    }),
  );
});

it('lists a published release with the day and the year, and opens it', async () => {
  saveOrganization({ ...defaultOrganization, languages: ['en'] });
  const server = fakeServer();
  const release = shownSampleRelease('en');
  const listed = { id: '2026-11', organizer: 'A', jurisdiction: 'B', title: release.title };
  const published = { publishedAt: '2026-11-01T12:00:00.000Z', publishedBy: 'dana' };
  server.on('GET /api/admin/releases', { body: [{ ...listed, ...published }] });
  server.on('GET /api/releases/current', { body: null });
  server.on('GET /api/releases/2026-11-en', { body: release });
  render(
    <TestTab at="/admin/organization?page=release">
      <ReleaseSection kind="release" />
    </TestTab>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: /^Read / }));
  expect(screen.getByText(/, Nov 1, 2026 by dana$/)).toBeTruthy();
  expect(await screen.findByText(release.paragraphs[0]?.text ?? '')).toBeTruthy();
});

it('publishes the agreement of shops beside the release', async () => {
  saveOrganization({ ...defaultOrganization, languages: ['en'], minimumAge: 19 });
  const { server, user } = await writeNew('agreement', null);
  const text = await screen.findByLabelText<HTMLTextAreaElement>(/^Text in English/);
  expect(text.value).toContain('nobody under 19');
  await user.type(screen.getByLabelText(/^Organizer/), 'Uncork Elora');
  await user.type(screen.getByLabelText(/^Jurisdiction/), 'Ontario');
  await user.clear(text);
  await user.paste('You pour with care.');
  await user.click(screen.getByRole('button', { name: 'Publish for all shops' }));
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(server.requestsTo('POST /api/admin/agreements')[0]?.body).toMatchObject({
      jurisdiction: 'Ontario',
      en: { text: 'You pour with care.' },
    }),
  );
  expect(server.requestsTo('POST /api/admin/releases')).toHaveLength(0);
});
