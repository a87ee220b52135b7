import { act, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { AppPrompts } from './app-prompts.tsx';

vi.mock('./install-prompt.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
vi.mock('../../../platform/device/install.ts', () => ({
  installMethod: () => 'menu',
  onInstallPromptAvailable: () => () => undefined,
}));

it('<AppPrompts> leaves the page as it is when the code of a prompt cannot be loaded', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  render(
    <>
      <h1>Your walk</h1>
      <AppPrompts />
    </>,
  );
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole('heading', { name: 'Your walk' })).toBeTruthy();
});
