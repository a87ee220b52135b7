import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { TestFrame } from '../../support/test-frame.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

const reload = vi.hoisted(() => vi.fn<(error: unknown) => boolean>());
vi.mock('../../platform/device/reload.ts', () => ({
  reloadForMissingChunk: reload,
  reloadNewest: async () => undefined,
}));

function Broken({ error }: { error: Error }): never {
  throw error;
}
let consoleError: MockInstance<typeof console.error>;
const open = (error: Error) =>
  render(
    <TestFrame>
      <ScreenBoundary isFullPage>
        <Broken error={error} />
      </ScreenBoundary>
    </TestFrame>,
  );

beforeEach(() => {
  vi.clearAllMocks();
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('reloads the page when a chunk of the app no longer exists', () => {
  reload.mockReturnValue(true);
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  open(error);
  expect(reload).toHaveBeenCalledExactlyOnceWith(error);
  expect(consoleError.mock.calls.flat()).not.toContain('A screen broke.');
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows an error with a reload button when a reload does not help', () => {
  reload.mockReturnValue(false);
  open(new Error('ours'));
  expect(consoleError.mock.calls.flat()).toContain('A screen broke.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});
