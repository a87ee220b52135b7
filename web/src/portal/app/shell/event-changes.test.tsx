import { render, screen } from '@testing-library/react';
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
  undoUntil: '2026-11-20T22:51:00.000Z',
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

it('shows a single change with its undo', async () => {
  open(change(closed('Vino')));
  expect(await screen.findByRole('button', { name: 'Undo: Vino is closed' })).toBeTruthy();
  expect(screen.queryByText(/changes you can undo/)).toBeNull();
  expect(screen.getByText(/undo until 5:51/)).toBeTruthy();
});

it('folds several changes into one line', async () => {
  open(
    ...[closed('Vino'), { kind: 'paused' } as const, closed('Loom'), closed('Cask')].map((effect) =>
      change(effect),
    ),
  );
  const line = (await screen.findByText('4 changes you can undo')).closest('details');
  expect(line?.open).toBe(false);
  expect(line?.textContent).toContain('Cask is closed');
  expect(screen.getAllByRole('button', { name: /^Undo: / })).toHaveLength(4);
});

it('shows changes and the reason for a refused undo in Spanish', async () => {
  await loadTexts('es');
  const vino = { ...change(closed('Vino')), partIds: ['vino'] };
  open(vino).on(
    'POST /api/admin/changes/vino/undo',
    refusal(422, 'event-undo-over', 'This was more than 10 minutes ago.'),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer: Vino está cerrado' }));
  expect(await screen.findByText('Esto fue hace más de 10 minutos.')).toBeTruthy();
});
