import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../support/portal/fake-server.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { ReleaseSection } from './release-section.tsx';

beforeEach(() => localStorage.clear());

it('previews the first release, keeps it as a draft, and publishes it', async () => {
  const server = fakeServer();
  server.on('GET /api/admin/releases', { body: [] });
  server.on('GET /api/releases/current', { body: null });
  server.on('POST /api/admin/releases', { body: { id: '2026-11-25-a' } });
  render(
    <TestTab at="/admin/organization">
      <ReleaseSection />
    </TestTab>,
  );
  const user = userEvent.setup({ delay: null });
  await screen.findByText(/There is no release yet, so no one can register/);
  await user.click(screen.getByRole('button', { name: 'Write a new release' }));
  const fill = async (label: RegExp, text: string) => {
    await user.click(await screen.findByLabelText(label));
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
  await vi.waitFor(() => expect(localStorage.getItem('ww:release-draft')).toBeNull());
  expect(server.requestsTo('POST /api/admin/releases')[0]?.body).toMatchObject({
    organizer: 'Uncork Elora',
    en: { title: 'Release of {organizer}' },
  });
});
