import { render, screen } from '@testing-library/react';
import { shownSampleRelease } from '@wine-walk/common/support/sample-release.ts';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ok, serve } from '../../../../support/registration/screens.tsx';
import { TestFrame } from '../../../../support/test-frame.tsx';
import { paths } from '../../../shared/paths.ts';
import SignedCopyPage from './signed-copy-page.tsx';

it.each([
  ['leads the signer back to the confirmation', 'Maya Reyes', '/waiver/WW-AAAA'],
  ['leads others nowhere, who may not see the confirmation', null, undefined],
])('%s', async (_, fullName, href) => {
  const release = shownSampleRelease('en');
  serve({
    'GET /api/verify/WW-AAAA': ok({
      submissionId: 'WW-AAAA',
      waiverVersion: release.version,
      waiverSha256: release.sha256,
      signedOn: 'own-device',
      electronicRecords: true,
      signedAt: '2026-11-20T22:41:00.000Z',
      initials: 'M. R.',
      fullName,
    }),
    [`GET /api/releases/${release.version}`]: ok(release),
  });
  render(
    <TestFrame at={paths.signedCopy.getHref('WW-AAAA')}>
      <Routes>
        <Route path={paths.signedCopy.path} element={<SignedCopyPage />} />
      </Routes>
    </TestFrame>,
  );
  await screen.findByRole('button', { name: 'Print or save as PDF' });
  const back = screen.queryByRole('link', { name: 'Back to the confirmation' });
  expect(back?.getAttribute('href')).toBe(href);
});
