import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { defaultOrganization } from '@wine-walk/common/model/organization-facts.ts';
import { pngHeader } from '@wine-walk/common/support/image-headers.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentOrganization } from '../../../platform/device/organization.ts';
import { forgetRecords } from '../../../support/portal/fake-live.ts';
import { fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { fallbackFields } from '../../../support/portal/fallback-fields.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { clearDrafts } from '../../kit/forms/form-drafts.ts';
import OrganizationTab from './organization-tab.tsx';

const at = '2026-06-01T14:00:00.000Z';
const saved = {
  ...defaultOrganization,
  id: 'current',
  privacyNotice: inNoLanguage,
  confirmationOpening: inNoLanguage,
  confirmationClosing: inNoLanguage,
  version: 3,
  createdAt: at,
  updatedAt: at,
};

beforeEach(forgetRecords);
beforeEach(clearDrafts);

/** Opens a page of the organization; without one, the first. */
function open(page = '') {
  render(
    <TestTab at={`/admin/organization${page && `?page=${page}`}`}>
      <OrganizationTab />
    </TestTab>,
  );
  return userEvent.setup({ delay: null });
}

it('saves the rules with the version they are based on, twice in a row', async () => {
  const server = fakeServer();
  server.on('GET /api/admin/organization', { body: saved });
  server.on('PUT /api/admin/organization', { body: { ...saved, minimumAge: 19, version: 4 } });
  const user = open('rules');
  const age = await screen.findByLabelText(/^Minimum age/);
  await user.type(age, '19');
  await user.click(screen.getByRole('button', { name: 'Save organization' }));
  await screen.findByDisplayValue('19');
  const [first] = server.requestsTo('PUT /api/admin/organization');
  expect(first?.body).toMatchObject({ minimumAge: 19, version: 3, alcoholRule: 'inside' });
  expect(first?.body).not.toHaveProperty('name');
  await waitFor(() => expect(currentOrganization().minimumAge).toBe(19));
  await user.click(screen.getByRole('button', { name: 'Save organization' }));
  await waitFor(() => expect(server.requestsTo('PUT /api/admin/organization')).toHaveLength(2));
  expect(server.requestsTo('PUT /api/admin/organization')[1]?.body).toMatchObject({ version: 4 });
});

it('offers country, currency and time zone by name', async () => {
  const server = fakeServer();
  server.on('GET /api/admin/organization', { body: saved });
  server.on('PUT /api/admin/organization', { body: { ...saved, version: 4 } });
  const user = open();
  await user.selectOptions(await screen.findByLabelText(/^Country/), 'Canada (CA)');
  await user.selectOptions(screen.getByLabelText(/^Currency/), 'Canadian Dollar (CAD)');
  await user.selectOptions(screen.getByLabelText(/^Time zone/), 'America/Toronto');
  await user.click(screen.getByRole('button', { name: 'Save organization' }));
  await waitFor(() => expect(server.requestsTo('PUT /api/admin/organization')).toHaveLength(1));
  expect(server.requestsTo('PUT /api/admin/organization')[0]?.body).toMatchObject({
    country: 'CA',
    currency: 'CAD',
    timeZone: 'America/Toronto',
  });
});

it('previews the confirmation with the text that is typed', async () => {
  const server = fakeServer();
  server.on('GET /api/admin/organization', { body: saved });
  const path = 'POST /api/admin/mails/confirmation-preview';
  server.on(path, { body: { subject: 'You’re registered', text: 'Plain', html: '<p>Hi</p>' } });
  const user = open('texts');
  await user.type(await screen.findByLabelText('Opening in English'), 'Dear friend');
  await user.click(screen.getByRole('button', { name: 'Preview the email' }));
  expect((await screen.findByTitle('The email as HTML')).getAttribute('srcdoc')).toBe('<p>Hi</p>');
  await user.click(screen.getByRole('button', { name: 'Spanish' }));
  await waitFor(() => expect(server.requestsTo(path)).toHaveLength(2));
  expect(server.requestsTo(path)[1]?.body).toMatchObject({
    language: 'es',
    confirmationOpening: { en: 'Dear friend' },
  });
});

it('previews the reminder in each language that is offered', async () => {
  const server = fakeServer();
  server.on('GET /api/admin/organization', { body: saved });
  for (const language of ['en', 'es'])
    server.on(`GET /api/admin/mails/reminder-preview?language=${language}`, {
      body: { subject: `See you soon in ${language}`, text: 'Plain', html: '<p>Hi</p>' },
    });
  const user = open('texts');
  await user.click(await screen.findByRole('button', { name: 'Preview the reminder' }));
  expect(await screen.findByText('See you soon in en')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Spanish' }));
  expect(await screen.findByText('See you soon in es')).toBeTruthy();
});

it.each([
  ['no-event-for-mail', 'Create an event first. The email is about an event.'],
  ['no-release-for-mail', 'Publish a release first. The email has its copy.'],
])('says what the preview lacks without a retry after %s', async (code, message) => {
  const server = fakeServer();
  server.on('GET /api/admin/organization', { body: saved });
  server.on('POST /api/admin/mails/confirmation-preview', refusal(422, code, ''));
  const user = open('texts');
  await user.click(await screen.findByRole('button', { name: 'Preview the email' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('offers another try when the server cannot compose the preview', async () => {
  const server = fakeServer();
  server.on('GET /api/admin/organization', { body: saved });
  const path = 'POST /api/admin/mails/confirmation-preview';
  server.on(path, refusal(503, 'unavailable', 'Not now.'));
  const user = open('texts');
  await user.click(await screen.findByRole('button', { name: 'Preview the email' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.on(path, { body: { subject: 'You’re registered', text: 'Plain', html: '<p>Hi</p>' } });
  await user.click(retry);
  expect(await screen.findByTitle('The email as HTML')).toBeTruthy();
});

it('has a field for each language offered, and marks the one that falls back', async () => {
  const server = fakeServer();
  server.on('GET /api/admin/organization', { body: saved });
  const user = open('texts');
  await user.type(await screen.findByLabelText('Tagline in English'), 'Ten doors');
  expect(fallbackFields()).toEqual(['Tagline in Spanish']);
  await user.selectOptions(screen.getByRole('combobox', { name: /^Languages/ }), 'English only');
  expect(screen.queryByLabelText('Tagline in Spanish')).toBeNull();
  expect(fallbackFields()).toEqual([]);
});

it('starts a new organization with a privacy notice in both languages', async () => {
  const server = fakeServer();
  server.on('GET /api/admin/organization', { body: { ...saved, version: 0 } });
  server.on('PUT /api/admin/organization', { body: { ...saved, version: 1 } });
  const user = open('texts');
  const notice = await screen.findByLabelText<HTMLTextAreaElement>('Privacy notice in English');
  expect(notice.value).toMatch(/precise location/);
  await user.click(screen.getByRole('button', { name: 'Save organization' }));
  await waitFor(() => expect(server.requestsTo('PUT /api/admin/organization')).toHaveLength(1));
  expect(server.requestsTo('PUT /api/admin/organization')[0]?.body).toMatchObject({
    privacyNotice: {
      en: expect.stringMatching(/waiting list.*next walk/) as string,
      es: expect.stringMatching(/lista de espera.*próximo paseo/) as string,
    },
  });
});

it('shows the reason at the field', async () => {
  const server = fakeServer();
  server.on('GET /api/admin/organization', { body: saved });
  const user = open();
  await user.type(await screen.findByLabelText(/^Accent color/), 'red');
  await user.click(screen.getByRole('button', { name: 'Save organization' }));
  expect(await screen.findByText('Enter a color such as #6e1f3a.')).toBeTruthy();
  expect(server.requestsTo('PUT /api/admin/organization')).toHaveLength(0);
});

it('refuses a logo that is no picture, and removes the saved one', async () => {
  const logoUrl = `/api/images/${'a'.repeat(40)}`;
  const server = fakeServer();
  server.on('GET /api/admin/organization', { body: { ...saved, logoUrl } });
  server.on('PUT /api/admin/organization', { body: { ...saved, version: 4 } });
  const user = open();
  const choose = async (content: BlobPart) =>
    user.upload(
      screen.getByLabelText('Replace the logo'),
      new File([content], 'logo.webp', { type: 'image/webp' }),
    );
  await screen.findByRole('img', { name: 'Logo of Wine Walk' });
  for (const content of ['<svg><script>alert(1)</script></svg>', 'Our logo']) {
    await choose(content);
    expect(await screen.findByText(/^This isn’t a JPEG, PNG or WebP picture/)).toBeTruthy();
  }
  await choose(new Uint8Array(pngHeader(30_000, 30_000)));
  expect(await screen.findByText(/too many to open/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove logo of Wine Walk' }));
  expect(screen.queryByRole('img', { name: 'Logo of Wine Walk' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save organization' }));
  await waitFor(() => expect(server.requestsTo('PUT /api/admin/organization')).toHaveLength(1));
  expect(server.requestsTo('PUT /api/admin/organization')[0]?.body).toMatchObject({ logoUrl: '' });
});

it('adds a sponsor, and shows a bad link at its field', async () => {
  const server = fakeServer();
  server.on('GET /api/admin/organization', { body: saved });
  server.on('PUT /api/admin/organization', { body: { ...saved, version: 4 } });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Add sponsor' }));
  await user.click(screen.getByLabelText(/^Sponsor name/));
  await user.paste('Harlow Bank');
  const link = screen.getByLabelText('Link');
  await user.click(link);
  await user.paste('http://bank.example');
  await user.click(screen.getByRole('button', { name: 'Save organization' }));
  expect(await screen.findByText(/^Enter a web address/)).toBeTruthy();
  expect(link.getAttribute('aria-invalid')).toBe('true');
  await user.clear(link);
  await user.click(link);
  await user.paste('https://bank.example');
  await user.click(screen.getByRole('button', { name: 'Save organization' }));
  await waitFor(() => expect(server.requestsTo('PUT /api/admin/organization')).toHaveLength(1));
  expect(server.requestsTo('PUT /api/admin/organization')[0]?.body).toMatchObject({
    sponsors: [{ name: 'Harlow Bank', logoUrl: '', link: 'https://bank.example', tier: 'major' }],
  });
});

it('switches the approval of what shops change', async () => {
  const server = fakeServer();
  server.on('GET /api/admin/organization', { body: saved });
  server.on('PUT /api/admin/organization', { body: { ...saved, version: 4 } });
  const user = open('rules');
  await user.click(await screen.findByLabelText(/^Approve what shops change/));
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() =>
    expect(server.requestsTo('PUT /api/admin/organization')[0]?.body).toMatchObject({
      shopPagesNeedApproval: false,
    }),
  );
});

describe('after another page was saved', () => {
  /** Rejects edits of version 3: another coordinator has saved version 4. */
  function savedMeanwhile(change: object) {
    const server = fakeServer();
    server.on('GET /api/admin/organization', { body: saved });
    server.on('PUT /api/admin/organization', ({ body }) => {
      if ((body as { version: number }).version === 3) {
        server.on('GET /api/admin/organization', { body: { ...saved, ...change, version: 4 } });
        return refusal(409, 'stale-edit', '');
      }
      return { body: { ...saved, ...change, minimumAge: 19, version: 5 } };
    });
    return server;
  }

  async function saveAge(user: ReturnType<typeof open>) {
    await user.type(await screen.findByLabelText(/^Minimum age/), '19');
    await user.click(screen.getByRole('button', { name: 'Save organization' }));
  }

  it('saves its own fields on the newer version', async () => {
    const server = savedMeanwhile({ name: 'Uncork Elora' });
    await saveAge(open('rules'));
    expect(await screen.findByText('Organization updated successfully')).toBeTruthy();
    expect(server.requestsTo('PUT /api/admin/organization')[1]?.body).toMatchObject({
      minimumAge: 19,
      version: 4,
    });
  });

  it('compares the versions if the same page was saved', async () => {
    const server = savedMeanwhile({ minimumAge: 21 });
    await saveAge(open('rules'));
    expect(await screen.findByRole('region', { name: 'Compare versions' })).toBeTruthy();
    expect(server.requestsTo('PUT /api/admin/organization')).toHaveLength(1);
  });
});

it('asks before another page discards what is typed', async () => {
  const server = fakeServer();
  server.on('GET /api/admin/organization', { body: saved });
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  const user = open('rules');
  await user.type(await screen.findByLabelText(/^Minimum age/), '19');
  await user.click(screen.getByRole('link', { name: 'Who we are' }));
  expect(screen.getByDisplayValue('19')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Who we are' }));
  expect(await screen.findByLabelText(/^Accent color/)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Rules' }));
  expect(await screen.findByLabelText<HTMLInputElement>(/^Minimum age/)).toHaveProperty(
    'value',
    '',
  );
  confirm.mockRestore();
});

it('chooses a color by its swatch, and shows a typed one among them', async () => {
  const server = fakeServer();
  server.on('GET /api/admin/organization', { body: saved });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Teal', pressed: false }));
  const color = screen.getByLabelText<HTMLInputElement>(/^Accent color/);
  expect(color.value).toBe('#0f5f5c');
  expect(screen.getByRole('button', { name: 'Teal', pressed: true })).toBeTruthy();
  await user.clear(color);
  await user.type(color, '#123456');
  expect(screen.getByRole('button', { name: 'Your own color', pressed: true })).toBeTruthy();
});

it('stores the standard privacy notice with the first save of any page', async () => {
  const server = fakeServer();
  server.on('GET /api/admin/organization', { body: { ...saved, version: 0 } });
  server.on('PUT /api/admin/organization', { body: { ...saved, version: 1 } });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Save organization' }));
  await waitFor(() =>
    expect(server.requestsTo('PUT /api/admin/organization')[0]?.body).toMatchObject({
      privacyNotice: { en: expect.stringMatching(/precise location/) as string },
    }),
  );
});
