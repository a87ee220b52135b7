import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  autumn,
  open,
  prepareBusinessesTab,
  server,
} from '../../../../support/portal/businesses-tab.tsx';
import { listedShop, shopPageFields } from '../../../../support/portal/sample-shop-page.ts';
import { setScreenWidth } from '../../../../support/portal/screen-width.ts';
import { newPour, toPour } from '../../../shared/pours/pour-record.ts';

const list = `GET /api/admin/events/${autumn.id}/shop-pages` as const;
const approve = `POST /api/admin/events/${autumn.id}/shop-pages/approve` as const;
const address = `/admin/businesses?event=${autumn.id}`;

const picture = '/pictures/bar.svg';
const waiting = listedShop({
  state: 'waiting',
  version: 3,
  missing: [],
  waiting: {
    before: shopPageFields,
    after: {
      ...shopPageFields,
      imageUrl: picture,
      imageAlt: 'The bar',
      pours: [{ ...toPour(newPour), wine: 'Riesling', bottleCents: 2400 }],
      food: 'Bread',
      contact: { ...shopPageFields.contact, phone: '555-0199' },
    },
    losesTranslations: ['imageAlt', 'food'],
  },
});
const rail = listedShop({ businessId: 'rail', name: 'The Brass Rail', link: null });

beforeEach(() => {
  const end = prepareBusinessesTab();
  const changes = `GET /api/admin/changes?topic=shops&eventId=${autumn.id}` as const;
  server.on(changes, { body: { changes: [] } });
  server.on(list, { body: { shops: [waiting, rail], needsApproval: true } });
  return end;
});

describe('<ShopPagesCard>', () => {
  it('shows per shop what is missing, and the values that it changed', async () => {
    open(address);
    expect(await screen.findByText('1 of 2 complete, 1 waiting for approval.')).toBeTruthy();
    expect(screen.getByText('Complete')).toBeTruthy();
    const shown = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(shown).toEqual([
      '',
      '(empty) → The bar',
      '(empty) → Riesling, 24',
      'Olives → Bread',
      'Rosa Lund\u00a0· 555-0142 → Rosa Lund\u00a0· 555-0199',
    ]);
    expect(screen.getByRole('img', { name: 'The bar' }).getAttribute('src')).toBe(picture);
    expect(screen.getByText('Missing: picture and hours · No link yet')).toBeTruthy();
  });

  it('says before the approval which translations it removes, and where to add new ones', async () => {
    open(address);
    const text =
      'Approving removes the translations of Picture text and Food. Then add new ones in the shop’s form and its offer.';
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('lists the shops whose pages wait first', async () => {
    server.on(list, { body: { shops: [rail, waiting], needsApproval: true } });
    open(address);
    const card = within(await screen.findByRole('region', { name: 'Pages from the shops' }));
    const rows = card.getAllByRole('listitem', { hidden: true });
    expect(rows.map(({ textContent }) => textContent?.slice(0, 8))).toEqual([
      'Vino Ver',
      'The Bras',
    ]);
  });

  it('shows the visits and bottles of the walk that the event was copied from', async () => {
    const lastWalk = { eventName: 'Spring Walk', visits: 34, bottles: 24, openedBottles: 17 };
    const few = { ...lastWalk, visits: null, bottles: null };
    const shops = [listedShop({ lastWalk }), { ...rail, lastWalk: few }];
    server.on(list, { body: { shops, needsApproval: true } });
    open(address);
    const shown = await screen.findByText(/Spring Walk: 34 visits and 17 of 24 bottles opened/);
    expect(shown).toBeTruthy();
    expect(screen.getAllByText(/Spring Walk/)).toHaveLength(1);
  });

  it('approves all with one press, in the versions that it shows', async () => {
    server.on(approve, { body: { changeId: 'c1', approved: 1, left: [] } });
    const user = open(address);
    await user.click(await screen.findByRole('button', { name: 'Approve 1 page' }));
    await waitFor(() => expect(server.requestsTo(approve)).toHaveLength(1));
    expect(server.requestsTo(approve)[0]?.body).toEqual({
      pages: [{ businessId: 'vino', version: 3 }],
    });
  });

  it('says of each page why it was not approved', async () => {
    const left = [
      { businessId: 'vino', name: 'Vino Veritas', reason: 'changed' as const },
      { businessId: 'cask', name: 'Cask & Crust', reason: 'approved' as const },
      { businessId: 'rail', name: '', reason: 'gone' as const },
    ];
    server.on(approve, { body: { changeId: null, approved: 0, left } });
    const shops = [waiting, { ...rail, waiting: waiting.waiting }];
    server.on(list, { body: { shops, needsApproval: true } });
    const user = open(address);
    await user.click(await screen.findByRole('button', { name: 'Approve 2 pages' }));
    const reasons = [
      'Sent again meanwhile. Review first: Vino Veritas.',
      'Approved already: Cask & Crust.',
      'No longer in this walk: The Brass Rail.',
    ];
    expect(await screen.findByText(reasons.join(' '))).toBeTruthy();
    expect(screen.getByText('No page approved')).toBeTruthy();
  });

  it('creates the missing links with one press', async () => {
    const links = `POST /api/admin/events/${autumn.id}/shop-pages/links` as const;
    server.on(links, { body: { created: 1 } });
    const user = open(address);
    await user.click(await screen.findByRole('button', { name: 'Create 1 link' }));
    await waitFor(() => expect(server.requestsTo(links)).toHaveLength(1));
  });

  it.each([
    ['the links to all shops', 'Email the links', 'all'],
    ['a reminder to late shops', 'Remind 1 shop', 'late'],
  ])('emails %s with one press', async (_mail, button, to) => {
    const mails = `POST /api/admin/events/${autumn.id}/shop-pages/mails` as const;
    server.on(mails, { body: { queued: 1, withoutEmail: ['Loom'] } });
    const late = listedShop({ businessId: 'cask', name: 'Cask & Crust' });
    server.on(list, { body: { shops: [waiting, late, rail], needsApproval: true } });
    const user = open(address);
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText('1 email is on its way')).toBeTruthy();
    expect(screen.getByText('Without an email: Loom.')).toBeTruthy();
    expect(server.requestsTo(mails).map(({ body }) => body)).toEqual([{ to }]);
  });

  describe('on a phone', () => {
    beforeEach(() => setScreenWidth('narrow'));
    const title = 'Pages from the shops';
    const isAboveSearch = () =>
      (screen
        .getByRole('region', { name: title })
        .compareDocumentPosition(screen.getByRole('searchbox')) &
        Node.DOCUMENT_POSITION_FOLLOWING) !==
      0;

    it('shows the card before the businesses while a page waits, also after its approval', async () => {
      server.on(approve, { body: { changeId: 'c1', approved: 1, left: [] } });
      const user = open(address);
      const approveOne = await screen.findByRole('button', { name: 'Approve 1 page' });
      expect(isAboveSearch()).toBe(true);
      const approved = { ...waiting, state: 'approved' as const, waiting: null };
      server.on(list, { body: { shops: [approved, rail], needsApproval: true } });
      await user.click(approveOne);
      expect(await screen.findByText('1 of 2 complete, none waiting for approval.')).toBeTruthy();
      expect(isAboveSearch()).toBe(true);
    });

    it('shows the card after the businesses while no page waits', async () => {
      server.on(list, { body: { shops: [rail], needsApproval: true } });
      open(address);
      await screen.findByRole('region', { name: title });
      expect(isAboveSearch()).toBe(false);
    });
  });
});
