import { screen } from '@testing-library/react';
import { shownSampleRelease } from '@wine-walk/common/support/sample-release.ts';
import { afterEach, test, vi } from 'vitest';
import { failWith, ok, serve, visit } from '../../../../support/registration/screens.tsx';

vi.mock(
  '../../../../platform/session/session-store.ts',
  () => import('../../../../support/registration/session.ts'),
);

afterEach(() => vi.unstubAllGlobals());

const signature = {
  submissionId: 'SUBMISSION1',
  signedAt: '2025-02-10T15:30:00.000Z',
  signedOn: 'own-device',
  electronicRecords: true,
  waiverVersion: '2026-11-en',
  waiverSha256: 'e'.repeat(64),
  initials: 'IO',
  fullName: null,
};

test('shows the holder of the paper what was signed, with initials and the whole text', async () => {
  serve({
    'GET /api/verify/SUBMISSION1': ok(signature),
    'GET /api/releases/2026-11-en': ok(shownSampleRelease('en')),
  });
  visit('/verify/SUBMISSION1');
  await screen.findByText('I take part at my own risk.');
  for (const text of ['SUBMISSION1', 'IO', 'e'.repeat(64), '2026-11-en']) screen.getByText(text);
  screen.getByText('The signer agreed to sign and receive this copy electronically.');
  screen.getByText(/\/verify\/SUBMISSION1$/);
});

test('says that there is no such signature', async () => {
  serve({ 'GET /api/verify/NONE': failWith(404, 'signature-not-found', 'No.') });
  visit('/verify/NONE');
  await screen.findByText('We couldn’t find this signature');
});
