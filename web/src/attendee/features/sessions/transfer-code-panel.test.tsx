import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { setLanguage } from '../../../platform/device/language.ts';
import type { TransferCode as Code } from '../../../platform/session/transfer-code.ts';
import TransferCodePanel from './transfer-code-panel.tsx';

const requestCode = vi.hoisted(() => vi.fn<() => Promise<Code>>());
vi.mock('../../../platform/session/transfer-code.ts', () => ({ requestTransferCode: requestCode }));

beforeEach(() => {
  requestCode.mockReset();
  requestCode.mockResolvedValue({ code: 'K7QX2-M9D4R', expiresAt: '2026-11-20T23:10:00.000Z' });
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('requests a code only after a click, then shows it with its lifetime', async () => {
  render(<TransferCodePanel />);
  expect(requestCode).not.toHaveBeenCalled();
  await press('Get a code');
  expect((await screen.findByLabelText('Your code')).textContent).toBe('K7QX2-M9D4R');
  expect(screen.getByText(/works once, until \d+:10\s[AP]M/)).toBeTruthy();
  await press('Get another code');
  expect(requestCode).toHaveBeenCalledTimes(2);
});

it('shows the lifetime of the code in the time format of the language', async () => {
  setLanguage('es');
  onTestFinished(() => setLanguage('en'));
  render(<TransferCodePanel />);
  await userEvent.click(await screen.findByRole('button', { name: 'Obtener un código' }));
  expect(await screen.findByText(/hasta las \d+:10\s[ap]\.\s?m\./)).toBeTruthy();
});

it('copies the code, or reports that copying is unavailable', async () => {
  const user = userEvent.setup();
  render(<TransferCodePanel />);
  await user.click(screen.getByRole('button', { name: 'Get a code' }));
  await user.click(await screen.findByRole('button', { name: 'Copy code' }));
  expect(await screen.findByText('Code copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('K7QX2-M9D4R');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await screen.findByText('We couldn’t copy it. Write it down.')).toBeTruthy();
});

it('shows the error and allows a retry when the request fails', async () => {
  requestCode.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'too-many-requests' }));
  render(<TransferCodePanel />);
  await press('Get a code');
  expect(screen.getByRole('alert').textContent).toMatch(/a lot of codes/);
  await press('Get a code');
  expect(await screen.findByLabelText('Your code')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
