import '../../../support/check-in-setup.ts';

import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  expectSheetToClose,
  fakeServer,
  json,
  showCheckIn,
  verifiedAnswer,
} from '../../../support/check-in-sheet.tsx';
import { testHistory } from '../../../support/test-frame.tsx';
import type { ScannerDialogProps } from './scanner/scanner-dialog.tsx';

vi.mock('./scanner/scanner-dialog.tsx', () => ({
  ScannerDialog: ({ onCode }: ScannerDialogProps) => (
    <button type="button" onClick={() => onCode({ businessId: 'print', code: 'P5ZB9YKE27' })}>
      Read a code
    </button>
  ),
}));

const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** Presses back after the sheet has added its history entry. */
const back = async () => {
  await waitFor(() => expect(testHistory.sheets).toBe(1));
  await act(async () => testHistory.goBack());
};

describe('when the back button is pressed', () => {
  it('closes the sheet and returns the focus', async () => {
    const { begin } = showCheckIn();
    await begin();
    await screen.findByRole('dialog');
    await back();
    await expectSheetToClose();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Quick Check-in'));
    expect(testHistory.sheets).toBe(0);
  });

  it('closes the success screen', async () => {
    fakeServer(() => json(200, verifiedAnswer));
    const { begin, location, user } = showCheckIn();
    await begin();
    await location.find(12, 9);
    await user.click(await button('Check in at Vino Veritas'));
    await screen.findByRole('heading', { name: 'Stamped!' });
    await back();
    await expectSheetToClose();
  });

  it('closes the scanner opened from the sheet or directly', async () => {
    const { begin, user } = showCheckIn();
    await begin();
    await user.click(await button('Scan venue code'));
    await button('Read a code');
    await back();
    await waitFor(() => expect(screen.queryByText('Read a code')).toBeNull());
    await expectSheetToClose();
    await begin('Scan');
    await button('Read a code');
    await back();
    await waitFor(() => expect(screen.queryByText('Read a code')).toBeNull());
  });

  it('closes the sheet opened by the scanner', async () => {
    const { begin, user } = showCheckIn();
    await begin('Scan');
    await user.click(await button('Read a code'));
    await screen.findByText('Got the venue code for The Print Room');
    await back();
    await expectSheetToClose();
    expect(screen.queryByText('Read a code')).toBeNull();
  });
});
