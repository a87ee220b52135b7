import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultOrganization } from '@wine-walk/common/model/organization-facts.ts';
import { event } from '@wine-walk/common/support/samples.ts';
import { renderSVG } from 'uqr';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { saveOrganization } from '../../../platform/device/organization.ts';
import { emitSnapshot, forgetRecords } from '../../../support/portal/fake-live.ts';
import { type FakeServer, fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { ticket } from '../../../support/portal/sample-records.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { TicketCards } from './ticket-cards.tsx';

const read = 'GET /api/admin/tickets?state=unused&limit=500';
const counts = { total: 2, unused: 2, redeemed: 0 };
const onClose = vi.fn();
const print = vi.fn();
let server: FakeServer;

beforeEach(() => {
  forgetRecords();
  emitSnapshot('events', [event('autumn', { name: 'Autumn Wine Walk', place: 'Depot Square' })]);
  onClose.mockClear();
  print.mockClear();
  vi.stubGlobal('print', print);
  server = fakeServer();
  const tickets = [ticket('WW-1'), ticket('WW-2', { eventId: 'autumn', holderName: 'Zoë Ruiz' })];
  server.on(read, { body: { tickets, nextCursor: null, counts } });
});

function open(state?: 'redeemed', search = '') {
  return render(
    <TestTab>
      <TicketCards filters={{ search, state }} onClose={onClose} />
    </TestTab>,
  );
}

const sheet = () => within(screen.getByRole('dialog', { name: 'Ticket cards' }));

const codeOf = (address: string) => renderSVG(address, { ecc: 'M', border: 0 });

describe('<TicketCards>', () => {
  it('shows the tickets that pass the filters, each with its registration URL', async () => {
    open();
    expect(await sheet().findByText('2 cards, ten per sheet')).toBeTruthy();
    const [first, second, ...more] = sheet().getAllByRole('listitem');
    expect(more).toEqual([]);
    expect(first?.textContent).toContain('WW-1');
    expect(second?.textContent).toContain('WW-2');
    expect(second?.textContent).toContain('Zoë Ruiz');
    expect(second?.textContent).toMatch(/Autumn Wine Walk.*\d{4}\u00a0· Depot Square/);
    // Valid for any event: the date of the selected one would be wrong.
    expect(first?.textContent).toMatch(/^Wine Walk.*Good for any one event/);
    expect(first?.textContent).not.toContain('Depot Square');
    const code = sheet().getByRole<HTMLImageElement>('img', { name: 'QR code of ticket WW-2' });
    const drawn = decodeURIComponent(code.src.replace('data:image/svg+xml,', ''));
    expect(drawn).toBe(codeOf(`${window.location.origin}/waiver?ticket=WW-2`));
    expect(drawn).not.toBe(codeOf(`${window.location.origin}/waiver?ticket=WW-1`));
  });

  it('prints the logo, in the main language of the organization', async () => {
    saveOrganization({ languages: ['es', 'en'], logoUrl: '/api/images/logo', minimumAge: 18 });
    onTestFinished(() => saveOrganization(defaultOrganization));
    open();
    await sheet().findByText('2 cards, ten per sheet');
    const [first] = sheet().getAllByRole('listitem');
    expect(first?.textContent).toMatch(
      /Válido para un evento.*Escanea para registrarte\. 18 años o más/,
    );
    expect(within(first as HTMLElement).getByRole('img', { name: 'Wine Walk' })).toBeTruthy();
  });

  it('encodes the domain of the deployment when the portal is open at another', async () => {
    vi.stubEnv('VITE_APP_URL', 'https://walk.example.org');
    onTestFinished(() => void vi.unstubAllEnvs());
    open();
    expect(await sheet().findByText('2 cards, ten per sheet')).toBeTruthy();
    const code = sheet().getByRole<HTMLImageElement>('img', { name: 'QR code of ticket WW-2' });
    const drawn = decodeURIComponent(code.src.replace('data:image/svg+xml,', ''));
    expect(drawn).toBe(codeOf('https://walk.example.org/waiver?ticket=WW-2'));
  });

  it('shows unused tickets only, unless the list shows redeemed ones', async () => {
    const redeemed = 'GET /api/admin/tickets?state=redeemed&limit=500';
    server.on(redeemed, { body: { tickets: [ticket('WW-9')], nextCursor: null, counts } });
    const { unmount } = open();
    expect(await sheet().findByText('2 cards, ten per sheet')).toBeTruthy();
    unmount();
    open('redeemed');
    expect(await sheet().findByText('WW-9')).toBeTruthy();
  });

  it('shows 500 at a time with the total, and buttons for the other pages', async () => {
    const many = (first: number, length: number) =>
      Array.from({ length }, (_, index) => ticket(`A-${first + index}`));
    const total = { total: 900, unused: 702, redeemed: 198 };
    server.on(read, { body: { tickets: many(1, 500), nextCursor: 'on', counts: total } });
    server.on('GET /api/admin/tickets?state=unused&cursor=on&limit=500', {
      body: { tickets: many(501, 202), nextCursor: null, counts: total },
    });
    open();
    expect(await sheet().findByText('The first 500 of 702 cards, ten per sheet')).toBeTruthy();
    const button = (name: string) => sheet().getByRole<HTMLButtonElement>('button', { name });
    expect(button('Previous 500').ariaDisabled).toBe('true');
    await userEvent.click(button('Next 500'));
    expect(await sheet().findByText('501 to 702 of 702 cards, ten per sheet')).toBeTruthy();
    expect(sheet().getByText('A-702')).toBeTruthy();
    expect(sheet().queryByText('A-500')).toBeNull();
    // Clicked last: a `disabled` button would lose the focus.
    const last = button('Next 500');
    expect([last.ariaDisabled, last.disabled]).toEqual(['true', false]);
    await userEvent.click(button('Previous 500'));
    expect(await sheet().findByText('A-500')).toBeTruthy();
  });

  it('shows no total for a search', async () => {
    const result = { tickets: [ticket('WW-1')], nextCursor: 'on', counts };
    server.on('GET /api/admin/tickets?search=ww&state=unused&limit=500', { body: result });
    open(undefined, 'ww');
    expect(await sheet().findByText('The first 1 of more cards, ten per sheet')).toBeTruthy();
  });

  it('traps the focus while open', async () => {
    open();
    await sheet().findByText('2 cards, ten per sheet');
    const dialog = screen.getByRole('dialog', { name: 'Ticket cards' });
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });

  it('prints after rendering', async () => {
    const tickets = [ticket('WW-1'), ticket('WW-2')];
    let answer = () => undefined as void;
    server.on(read, () => {
      return new Promise((resolve) => {
        answer = () => resolve({ body: { tickets, nextCursor: null, counts } });
      });
    });
    open();
    const button = sheet().getByRole<HTMLButtonElement>('button', { name: 'Print' });
    await userEvent.click(button);
    expect(print).not.toHaveBeenCalled();
    expect([button.ariaDisabled, button.disabled]).toEqual(['true', false]);
    answer();
    await sheet().findByText('2 cards, ten per sheet');
    await userEvent.click(button);
    expect(print).toHaveBeenCalledOnce();
  });

  it('closes by the button and by Escape', async () => {
    open();
    await userEvent.click(sheet().getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('shows an error with a retry when loading fails', async () => {
    server.on(read, refusal(500, 'unexpected', 'Something went wrong.'));
    open();
    expect(await sheet().findByText('We couldn’t load the tickets')).toBeTruthy();
    expect(sheet().queryAllByRole('listitem')).toEqual([]);
    server.on(read, { body: { tickets: [ticket('WW-3')], nextCursor: null, counts } });
    await userEvent.click(sheet().getByRole('button', { name: /try again/i }));
    expect(await sheet().findByText('WW-3')).toBeTruthy();
  });
});
