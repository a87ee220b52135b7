import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../support/portal/fake-server.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { EventChanges } from './event-changes.tsx';

const change = (text: string) => ({
  id: text,
  eventId: 'autumn',
  text,
  madeBy: 'dana',
  madeAt: '2026-11-20T22:41:00.000Z',
  undoUntil: '2026-11-20T22:51:00.000Z',
});

function open(...changes: string[]) {
  fakeServer().on('GET /api/admin/walk-changes', { body: changes.map(change) });
  render(
    <TestTab>
      <EventChanges />
    </TestTab>,
  );
}

it('shows a single change with its undo', async () => {
  open('Vino is closed');
  expect(await screen.findByRole('button', { name: 'Undo: Vino is closed' })).toBeTruthy();
  expect(screen.queryByText(/changes you can undo/)).toBeNull();
  expect(screen.getByText(/undo until 5:51/)).toBeTruthy();
});

// spec: E2.25
it('folds several changes into one line', async () => {
  open('Vino is closed', 'Check-in is paused', 'Loom is closed', 'Cask is closed');
  const line = (await screen.findByText('4 changes you can undo')).closest('details');
  expect(line?.open).toBe(false);
  expect(line?.textContent).toContain('Cask is closed');
  expect(screen.getAllByRole('button', { name: /^Undo: / })).toHaveLength(4);
});
