import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useRestoreFocus } from './use-restore-focus.ts';

function List({ begin }: { begin: readonly string[] }) {
  useRestoreFocus();
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
                <button
                  type="button"
                  onClick={() => setRows(rows.filter((other) => other !== row))}
                >
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

describe('useRestoreFocus', () => {
  it('focuses the row that takes the position of a deleted one', async () => {
    await deleted(['A', 'B', 'C'], 'B');
    await waitFor(() => expect(focused()).toBe('Edit C'));
  });

  it('focuses the previous row after the last one is deleted', async () => {
    await deleted(['A', 'B'], 'B');
    await waitFor(() => expect(focused()).toBe('Delete A'));
  });

  it('focuses the heading when nothing is left', async () => {
    await deleted(['A'], 'A');
    const heading = screen.getByRole('heading', { name: 'Tickets' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

/**
 * List that confirms before deleting; the dialog closes as the row disappears, as in a live list. A menu is in the list, a
 * dialog outside of the page.
 */
interface ConfirmingListProps {
  begin: readonly string[];
  role?: 'alertdialog' | 'menu';
}

function ConfirmingList({ begin, role = 'alertdialog' }: ConfirmingListProps) {
  useRestoreFocus();
  const [rows, setRows] = useState(begin);
  const [pendingRow, setPendingRow] = useState<string | null>(null);
  const question = pendingRow && (
    <div role={role} aria-label="Withdraw?">
      <button
        type="button"
        onClick={() => {
          setRows(rows.filter((other) => other !== pendingRow));
          setPendingRow(null);
        }}
      >
        Yes
      </button>
      <button type="button" onClick={() => setPendingRow(null)}>
        No
      </button>
    </div>
  );
  return (
    <>
      <main id="portal-content" tabIndex={-1}>
        <h1 tabIndex={-1}>Announcements</h1>
        <button type="button">Write</button>
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <button type="button">Edit {row}</button>
              <button type="button" onClick={() => setPendingRow(row)}>
                Withdraw {row}
              </button>
            </li>
          ))}
          <li>{role === 'menu' && question}</li>
        </ul>
      </main>
      {role === 'alertdialog' && createPortal(question, document.body)}
    </>
  );
}

describe('after a dialog whose opener was removed', () => {
  async function answer(
    begin: readonly string[],
    row: string,
    button: string,
    role?: ConfirmingListProps['role'],
  ) {
    render(<ConfirmingList begin={begin} {...(role && { role })} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: `Withdraw ${row}` }));
    // Focused as the dialog or a keyboard user does.
    screen.getByRole('button', { name: 'No' }).focus();
    await user.click(screen.getByRole('button', { name: button }));
  }

  it.each([
    ['A', 'Edit B'],
    ['C', 'Withdraw B'],
  ])('focuses the element in the position of %s', async (row, expected) => {
    await answer(['A', 'B', 'C'], row, 'Yes');
    await waitFor(() => expect(focused()).toBe(expected));
  });

  it.each(['alertdialog', 'menu'] as const)(
    'focuses the opener of the %s if it still exists',
    async (role) => {
      await answer(['A', 'B'], 'A', 'No', role);
      await waitFor(() => expect(focused()).toBe('Withdraw A'));
    },
  );
});

function LastOfList() {
  useRestoreFocus();
  const [isRendered, setRendered] = useState(true);
  return (
    <main id="portal-content" tabIndex={-1}>
      <h1 tabIndex={-1}>Review</h1>
      <button type="button">Sign Out</button>
      {isRendered && (
        <section>
          <button type="button" onClick={() => setRendered(false)}>
            Confirm
          </button>
        </section>
      )}
    </main>
  );
}

it('focuses the heading, not the sign-out button, after the last row is deleted', async () => {
  render(<LastOfList />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(focused()).toBe('Review'));
});

function Sent() {
  useRestoreFocus();
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

it('leaves a disabled element, which receives no key', async () => {
  render(<Sent />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(focused()).toBe('Tickets'));
});

function Steps() {
  useRestoreFocus();
  const [isOpen, setOpen] = useState(false);
  return (
    <main id="portal-content" tabIndex={-1}>
      <h1 tabIndex={-1}>Desk</h1>
      <input aria-label="Full name" />
      {isOpen ? (
        <button type="button">Paid</button>
      ) : (
        <form>
          <button type="button" onClick={() => setOpen(true)}>
            Open my till
          </button>
        </form>
      )}
      <button type="button">Sign here</button>
    </main>
  );
}

it('focuses the element that replaces the focused one', async () => {
  render(<Steps />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Open my till' }));
  await waitFor(() => expect(focused()).toBe('Paid'));
});

function Screens({ shown }: { shown: 'home' | 'skeleton' | 'rewards' }) {
  useRestoreFocus();
  return (
    <>
      <main id="content" tabIndex={-1}>
        {shown === 'home' && <button type="button">See all</button>}
        {shown === 'rewards' && <h1 tabIndex={-1}>Rewards</h1>}
      </main>
      <button type="button">Profile</button>
    </>
  );
}

it('waits for the heading of a screen that loads', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { rerender } = render(<Screens shown="home" />);
  screen.getByRole('button', { name: 'See all' }).focus();
  rerender(<Screens shown="skeleton" />);
  await vi.advanceTimersByTimeAsync(100);
  expect(document.activeElement).toBe(document.body);
  rerender(<Screens shown="rewards" />);
  await vi.advanceTimersByTimeAsync(100);
  expect(focused()).toBe('Rewards');
});

function Saved() {
  useRestoreFocus();
  const [version, setVersion] = useState(0);
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    if (!isSaving) return;
    void Promise.resolve().then(() => {
      setSaving(false);
      setVersion((before) => before + 1);
    });
  }, [isSaving]);
  return (
    <main id="portal-content" tabIndex={-1}>
      <h1 tabIndex={-1}>Organization</h1>
      <form key={version}>
        <input name="minimumAge" aria-label="Minimum age" />
        <button type="button" onClick={() => setSaving(true)}>
          {isSaving ? 'Saving…' : 'Save'}
        </button>
      </form>
    </main>
  );
}

it('focuses the button of the same name in a form that starts again', async () => {
  render(<Saved />);
  const save = screen.getByRole('button', { name: 'Save' });
  await userEvent.setup().click(save);
  expect(save.isConnected).toBe(false);
  await waitFor(() => expect(focused()).toBe('Save'));
});
