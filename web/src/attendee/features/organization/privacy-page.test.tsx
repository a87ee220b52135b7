import { render, screen } from '@testing-library/react';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { expect, it } from 'vitest';
import { ok, serve } from '../../../support/registration/screens.tsx';
import { TestFrame } from '../../../support/test-frame.tsx';
import PrivacyPage from './privacy-page.tsx';

it('has a heading for each section of the notice that begins with one', async () => {
  const en = 'Your name\nWe store it.\n\nWe sell nothing.\n\nHow long\nTwo years.\nThen it goes.';
  serve({
    'GET /api/organization/privacy': ok({
      name: 'Harlow Wine Walk',
      privacyNotice: { ...inNoLanguage, en },
      contactEmail: 'hello@example.org',
      contactPhone: '',
      website: '',
    }),
  });
  render(
    <TestFrame>
      <PrivacyPage />
    </TestFrame>,
  );
  await screen.findByText('We sell nothing.');
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Your name', 'How long', 'Questions?']);
});

it('writes a phone without a number that can be called as text', async () => {
  const facts = { name: 'Harlow Wine Walk', privacyNotice: inNoLanguage, website: '' };
  const contact = { contactEmail: 'hello@example.org', contactPhone: 'Ask at the desk' };
  serve({ 'GET /api/organization/privacy': ok({ ...facts, ...contact }) });
  render(
    <TestFrame>
      <PrivacyPage />
    </TestFrame>,
  );
  expect((await screen.findByText('Ask at the desk')).closest('a')).toBeNull();
  expect(screen.getByRole('link', { name: 'hello@example.org' })).toBeTruthy();
});
