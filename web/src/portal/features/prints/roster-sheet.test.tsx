import { render, screen, within } from '@testing-library/react';
import { business, event } from '@wine-walk/common/support/samples.ts';
import { renderSVG } from 'uqr';
import { beforeEach, expect, it } from 'vitest';
import { emitSnapshot, forgetRecords } from '../../../support/portal/fake-live.ts';
import { fakeServer } from '../../../support/portal/fake-server.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import PrintsTab from './prints-tab.tsx';

const link = (name: string, path: string, change: object = {}) => ({
  id: name,
  eventId: 'autumn',
  name,
  path,
  pin: '314159',
  isActive: true,
  accounts: [],
  opensAt: '2026-11-19T21:00:00.000Z',
  expiresAt: '2026-11-21T07:00:00.000Z',
  ...change,
});
const person = (name: string, change: object = {}) => ({
  ...link(name, `/admin/volunteer/${name}`, { businessId: 'vino' }),
  phone: '555-0100',
  email: '',
  task: 'Pours',
  from: '17:30',
  to: '21:00',
  noShowAt: null,
  replacedBy: null,
  version: 1,
  createdAt: '2026-06-01T09:00:00.000Z',
  ...change,
});

beforeEach(() => {
  forgetRecords();
  emitSnapshot('events', [event('autumn')]);
  const vino = business('vino', { name: 'Vino Veritas', address: '12 Main Street' });
  emitSnapshot('businesses', [vino]);
  const server = fakeServer();
  const roster = [person('Ana'), person('Ben', { isActive: false })];
  server.on('GET /api/admin/volunteers?eventId=autumn', { body: roster });
  const shops = [
    link('Vino Veritas', '/admin/shop/v1n0', { businessId: 'vino' }),
    link('Vino before', '/admin/shop/0ld', { businessId: 'vino', isActive: false }),
    link('Shop that left', '/admin/shop/g0ne', { businessId: 'gone' }),
  ];
  server.on('GET /api/admin/shop-links?eventId=autumn', { body: shops });
});

it('prints name, station, PIN, QR code and address of each open link of volunteers and shops', async () => {
  render(
    <TestTab at="/admin/prints?sheet=roster">
      <PrintsTab />
    </TestTab>,
  );
  const sheet = within(await screen.findByRole('article', { name: 'Links' }));
  const rows = sheet.getAllByRole('row').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(rows).toEqual([
    'HereNameRole and stationTimesPINLink',
    '☐Ana 555-0100Pours, Vino Veritas5:30 – 9:00 PM314159localhost:3000/admin/volunteer/Ana',
    'ShopPINLink',
    'Vino Veritas 12 Main Street314159localhost:3000/admin/shop/v1n0',
  ]);
  const code = sheet.getByRole<HTMLImageElement>('img', { name: 'QR code of Vino Veritas' });
  const address = `${window.location.origin}/admin/shop/v1n0`;
  expect(decodeURIComponent(code.src)).toContain(renderSVG(address, { ecc: 'M', border: 0 }));
});
