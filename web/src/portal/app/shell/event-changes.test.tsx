import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EventEffect } from '@wine-walk/common/model/events.ts';
import { afterEach, expect, it } from 'vitest';
import { fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { loadTexts } from '../../texts/texts.ts';
import { EventChanges } from './event-changes.tsx';

const closed = (business: string): EventEffect => ({ kind: 'status', business, status: 'closed' });
const change = (...effects: EventEffect[]) => ({
  kind: 'event-edit',
  id: JSON.stringify(effects),
  partIds: [JSON.stringify(effects)],
  eventId: 'autumn',
  effects,
  madeBy: 'dana',
  madeAt: '2026-11-20T22:41:00.000Z',
  undoUntil: '2099-11-20T22:51:00.000Z',
});

function open(...changes: object[]) {
  const server = fakeServer();
  server.on('GET /api/admin/changes?topic=events', { body: { changes } });
  render(
    <TestTab>
      <EventChanges />
    </TestTab>,
  );
  return server;
}

afterEach(() => loadTexts('en'));

it('shows each change in the menu, with its event, its time and its undo', async () => {
  open(change(closed('Vino')), change({ kind: 'paused' }));
  const menu = (await screen.findByText('2 recent changes can be undone')).closest('details');
  expect(menu?.open).toBe(false);
  await userEvent.click(screen.getByText('2 recent changes can be undone'));
  expect(menu?.open).toBe(true);
  expect(screen.getByRole('button', { name: /^Undo: Vino is closed/ })).toBeTruthy();
  expect(screen.getAllByText(/undo until .*5:51/)).toHaveLength(2);
});

it('closes the menu by Escape and by a press beside it', async () => {
  open(change(closed('Vino')));
  const summary = await screen.findByText('1 recent change can be undone');
  const menu = summary.closest('details');
  await userEvent.click(summary);
  await userEvent.keyboard('{Escape}');
  expect(menu?.open).toBe(false);
  await userEvent.click(summary);
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(menu?.open).toBe(false);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  await userEvent.click(summary);
  await userEvent.click(document.body);
  expect(menu?.open).toBe(false);
});

it('closes the menu after the focus has left it, except to a dialog that it opened', async () => {
  open(change(closed('Vino')));
  const summary = await screen.findByText('1 recent change can be undone');
  const menu = summary.closest('details');
  render(
    <>
      <div role="dialog">
        <button type="button">Undo it</button>
      </div>
      <h1 tabIndex={-1}>Registrations</h1>
      <button type="button">Next</button>
    </>,
  );
  await userEvent.click(summary);
  // A page that has loaded focuses its heading.
  act(() => screen.getByRole('heading', { name: 'Registrations' }).focus());
  expect(menu?.open).toBe(true);
  act(() => summary.closest('summary')?.focus());
  await userEvent.tab();
  expect(menu?.contains(document.activeElement)).toBe(true);
  act(() => screen.getByRole('button', { name: 'Undo it' }).focus());
  expect(menu?.open).toBe(true);
  act(() => screen.getByRole('button', { name: 'Next' }).focus());
  expect(menu?.open).toBe(false);
});

it('shows changes and the reason for a refused undo in Spanish', async () => {
  await loadTexts('es');
  const vino = { ...change(closed('Vino')), partIds: ['vino'] };
  open(vino).on(
    'POST /api/admin/changes/vino/undo',
    refusal(422, 'event-undo-over', 'This was more than 10 minutes ago.'),
  );
  await userEvent.click(
    await screen.findByRole('button', { name: /^Deshacer: Vino está cerrado/ }),
  );
  expect(await screen.findByText('Esto fue hace más de 10 minutos.')).toBeTruthy();
});
