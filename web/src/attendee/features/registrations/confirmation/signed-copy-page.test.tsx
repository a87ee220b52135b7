import { act, render, screen } from '@testing-library/react';
import { shownSampleRelease } from '@wine-walk/common/support/sample-release.ts';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ok, serve } from '../../../../support/registration/screens.tsx';
import { setSession } from '../../../../support/registration/session.ts';
import { TestFrame } from '../../../../support/test-frame.tsx';
import { paths } from '../../../shared/paths.ts';
import SignedCopyPage from './signed-copy-page.tsx';

vi.mock(
  '../../../../platform/session/session-store.ts',
  () => import('../../../../support/registration/session.ts'),
);

const release = shownSampleRelease('en');
const address = 'GET /api/verify/WW-AAAA';
const copyFor = (fullName: string | null) =>
  ok({
    submissionId: 'WW-AAAA',
    waiverVersion: release.version,
    waiverSha256: release.sha256,
    signedOn: 'own-device',
    electronicRecords: true,
    signedAt: '2026-11-20T22:41:00.000Z',
    initials: 'M. R.',
    fullName,
  });

function open(fullName: string | null) {
  const server = serve({
    [address]: copyFor(fullName),
    [`GET /api/releases/${release.version}`]: ok(release),
  });
  render(
    <TestFrame at={paths.signedCopy.getHref('WW-AAAA')}>
      <Routes>
        <Route path={paths.signedCopy.path} element={<SignedCopyPage />} />
      </Routes>
    </TestFrame>,
  );
  return server;
}

beforeEach(() => setSession(null));

it.each([
  ['leads the signer back to the confirmation', 'Maya Reyes', '/waiver/WW-AAAA'],
  ['leads others nowhere, who may not see the confirmation', null, undefined],
])('%s', async (_, fullName, href) => {
  open(fullName);
  await screen.findByRole('button', { name: 'Print or save as PDF' });
  const back = screen.queryByRole('link', { name: 'Back to the confirmation' });
  expect(back?.getAttribute('href')).toBe(href);
});

it('shows the full name to the signer who is signed in after the first response', async () => {
  const server = open(null);
  await screen.findByText('M. R.');
  server.on(address, copyFor('Maya Reyes'));
  act(() => setSession({ uid: 'maya', session: null }));
  await screen.findByText('Maya Reyes');
});
