import { act, screen, waitFor } from '@testing-library/react';
import { business } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockLayout } from '../../../support/mock-layout.ts';
import {
  form,
  open,
  prepareBusinessesTab,
  server,
  vino,
} from '../../../support/portal/businesses-tab.tsx';
import { emitSnapshot } from '../../../support/portal/fake-live.ts';
import { refusal } from '../../../support/portal/fake-server.ts';

beforeEach(prepareBusinessesTab);

describe('<VenueCodeSection>', () => {
  it('renews the code after confirmation', async () => {
    server.on('POST /api/admin/businesses/vino/venue-code', { body: { ...vino, version: 2 } });
    mockLayout();
    const user = open();
    await user.click(screen.getByRole('button', { name: `Edit ${vino.name}` }));
    await user.click((await form()).getByRole('button', { name: 'Renew code' }));
    const renew = await screen.findByRole('button', { name: 'Renew' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep it'));
    const renewals = () => server.requestsTo('POST /api/admin/businesses/vino/venue-code');
    expect(renewals()).toEqual([]);
    await user.click(renew);
    expect(await screen.findByText('Code renewed')).toBeTruthy();
    expect(renewals()[0]?.body).toEqual({ version: 1 });
  });

  it('renews no code that another admin renewed since the question was asked', async () => {
    const renewal = 'POST /api/admin/businesses/vino/venue-code';
    server.on(renewal, refusal(409, 'stale-edit', 'Changed.'));
    const user = open();
    await user.click(screen.getByRole('button', { name: `Edit ${vino.name}` }));
    const fields = await form();
    await user.click(fields.getByRole('button', { name: 'Renew code' }));
    const renew = await screen.findByRole('button', { name: 'Renew' });
    const renewed = { ...vino, venueCodeRenewedAt: '2026-11-20T22:00:00.000Z', version: 2 };
    act(() => emitSnapshot('businesses', [business('vino', renewed)]));
    expect(await screen.findByText(/^Renewed Nov 20/)).toBeTruthy();
    await user.click(renew);
    await waitFor(() =>
      expect(server.requestsTo(renewal).map(({ body }) => body)).toEqual([{ version: 1 }]),
    );
  });

  it('links to the poster and to the stamps of the current and earlier codes', async () => {
    emitSnapshot('businesses', [
      business('vino', { ...vino, venueCodeRenewedAt: '2026-11-20T22:00:00.000Z' }),
    ]);
    const user = open();
    await user.click(screen.getByRole('button', { name: `Edit ${vino.name}` }));
    const fields = await form();
    expect(fields.getByText(/^Renewed Nov 20/)).toBeTruthy();
    const links = [
      'Print this code',
      'Stamps made with this code',
      'Stamps made with earlier codes',
    ];
    expect(links.map((name) => fields.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/admin/prints?sheet=posters&business=vino',
      '/admin/review?business=vino&code=current',
      '/admin/review?business=vino&code=earlier',
    ]);
  });

  it('shows no venue code for a new business', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Add Business' }));
    expect((await form()).queryByRole('button', { name: 'Renew code' })).toBeNull();
  });
});
