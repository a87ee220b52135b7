import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

function List({ begin }: { begin: readonly string[] }) {
  useKeptFocus();
  const [rows, setRows] = useState(begin);
  return (
    <main id="portal-content" tabIndex={-1}>
      <h1 tabIndex={-1}>Tickets</h1>
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <td>
                <button type="button">Edit {row}</button>
                <button type="button" onClick={() => setRows(rows.filter((each) => each !== row))}>
                  Delete {row}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

async function deleted(begin: readonly string[], row: string) {
  render(<List begin={begin} />);
  await userEvent.setup().click(screen.getByRole('button', { name: `Delete ${row}` }));
}
const focused = () => document.activeElement?.textContent;

describe('the focus of what is gone', () => {
  // spec: E2.14
  it('goes to the row that stands in its place', async () => {
    await deleted(['A', 'B', 'C'], 'B');
    await waitFor(() => expect(focused()).toBe('Edit C'));
  });

  // spec: E2.14
  it('goes to the row before where it was the last', async () => {
    await deleted(['A', 'B'], 'B');
    await waitFor(() => expect(focused()).toBe('Delete A'));
  });

  // spec: E2.14
  it('goes to the heading where nothing is left', async () => {
    await deleted(['A'], 'A');
    await waitFor(() => expect(focused()).toBe('Tickets'));
  });
});

function Sent() {
  useKeptFocus();
  const [isBusy, setBusy] = useState(false);
  return (
    <main id="portal-content" tabIndex={-1}>
      <h1 tabIndex={-1}>Tickets</h1>
      <button type="button" disabled={isBusy} onClick={() => setBusy(true)}>
        Send
      </button>
    </main>
  );
}

// spec: E2.14
it('leaves what was disabled, as no key reaches it', async () => {
  render(<Sent />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(focused()).toBe('Tickets'));
});
