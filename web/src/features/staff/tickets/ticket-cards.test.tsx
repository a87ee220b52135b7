import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSVG } from 'uqr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../testing/fake-server.ts';
import { ticket } from '../testing/sample-records.ts';
import { TestTab } from '../testing/test-tab.tsx';
import { TicketCards } from './ticket-cards.tsx';

vi.mock('firebase/auth', () => import('../testing/fake-auth.ts'));
vi.mock('../../../data/firebase-auth.ts', () => import('../testing/fake-auth.ts'));

const read = 'GET /api/admin/tickets?state=unused&limit=500';
const counts = { total: 2, unused: 2, redeemed: 0 };
const onClose = vi.fn();
const print = vi.fn();
let server: FakeServer;

beforeEach(() => {
  onClose.mockClear();
  print.mockClear();
  vi.stubGlobal('print', print);
  server = fakeServer();
  const tickets = [ticket('WW-1'), ticket('WW-2', { holderName: 'Zoë Ruiz' })];
  server.on(read, { body: { tickets, nextCursor: null, counts } });
});

function open() {
  render(
    <TestTab>
      <TicketCards filters={{ search: '', state: 'unused' }} onClose={onClose} />
    </TestTab>,
  );
  return within(screen.getByRole('dialog', { name: 'Ticket cards' }));
}

const codeOf = (address: string) => renderSVG(address, { ecc: 'M', border: 0 });

describe('the cards', () => {
  it('are the tickets that pass the filters, each with the address that registers with it', async () => {
    const sheet = open();
    expect(await sheet.findByText('2 cards, ten on a sheet')).toBeTruthy();
    const [first, second, ...more] = sheet.getAllByRole('listitem');
    expect(more).toEqual([]);
    expect(first?.textContent).toContain('WW-1');
    expect(second?.textContent).toContain('WW-2');
    expect(second?.textContent).toContain('Zoë Ruiz');
    const code = sheet.getByRole<HTMLImageElement>('img', { name: 'QR code of ticket WW-2' });
    const drawn = decodeURIComponent(code.src.replace('data:image/svg+xml,', ''));
    expect(drawn).toBe(codeOf(`${window.location.origin}/waiver?ticket=WW-2`));
    expect(drawn).not.toBe(codeOf(`${window.location.origin}/waiver?ticket=WW-1`));
  });

  it('are printed once they are drawn', async () => {
    const sheet = open();
    const button = sheet.getByRole<HTMLButtonElement>('button', { name: 'Print' });
    expect(button.disabled).toBe(true);
    await sheet.findByText('2 cards, ten on a sheet');
    await userEvent.click(button);
    expect(print).toHaveBeenCalledOnce();
  });

  it('are left by Close, and by Escape', async () => {
    const sheet = open();
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('that cannot be loaded say so and are tried again', async () => {
    server.on(read, refusal(500, 'unexpected', 'Something went wrong.'));
    const sheet = open();
    expect(await sheet.findByText('The tickets could not be loaded')).toBeTruthy();
    expect(sheet.queryAllByRole('listitem')).toEqual([]);
    server.on(read, { body: { tickets: [ticket('WW-3')], nextCursor: null, counts } });
    await userEvent.click(sheet.getByRole('button', { name: /try again/i }));
    expect(await sheet.findByText('WW-3')).toBeTruthy();
  });
});
