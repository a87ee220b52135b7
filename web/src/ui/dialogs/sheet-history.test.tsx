import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SheetHistory, useCloseOnBack, useSheetHistory } from './sheet-history.tsx';

function Sheet({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false);
  useCloseOnBack(isOpen, () => setOpen(false));
  if (!isOpen) {
    return (
      <button type="button" onClick={() => setOpen(true)}>
        Open {name}
      </button>
    );
  }
  return (
    <div role="dialog" aria-label={name}>
      <button type="button" onClick={() => setOpen(false)}>
        Close {name}
      </button>
      <Link replace to="/rewards" onClick={() => setOpen(false)}>
        See rewards
      </Link>
    </div>
  );
}

function Pages() {
  const { pathname, search } = useLocation();
  const [, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { afterClosing } = useSheetHistory();
  return (
    <>
      <p>At {pathname + search}</p>
      <button type="button" onClick={() => setSearch({ show: 'all' }, { replace: true })}>
        Change the address
      </button>
      <Link to="/events">Events</Link>
      <button type="button" onClick={() => afterClosing(() => void navigate(-1))}>
        Leave
      </button>
      <Sheet name="check-in" />
      <Sheet name="messages" />
    </>
  );
}

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByText(name));
const isAt = (path: string) => screen.findByText(`At ${path}`);
const sheet = () => screen.queryByRole('dialog')?.getAttribute('aria-label') ?? null;
/** Navigates back. Resolves after the page has received the event. */
const back = () =>
  act(async () => {
    const received = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.back();
    await received;
  });
const sheetsInHistory = () =>
  (window.history.state as { usr?: { sheets?: string[] } } | null)?.usr?.sheets?.length ?? 0;
/** Waits until the history has one entry per open sheet. */
const settled = () =>
  waitFor(() => expect(sheetsInHistory()).toBe(screen.queryAllByRole('dialog').length));

beforeEach(async () => {
  window.history.pushState(null, '', '/');
  render(
    <BrowserRouter>
      <SheetHistory>
        <Pages />
      </SheetHistory>
    </BrowserRouter>,
  );
  await press('Events');
});

describe('useCloseOnBack', () => {
  it('closes the sheet on back and stays on the page', async () => {
    await press('Open check-in');
    await back();
    expect(sheet()).toBeNull();
    await isAt('/events');
    await back();
    await isAt('/');
  });

  it('removes the history entry when the sheet is closed otherwise', async () => {
    await press('Open check-in');
    await press('Close check-in');
    await settled();
    await isAt('/events');
    await back();
    await isAt('/');
  });

  it('closes a sheet on back before its history entry is drawn', async () => {
    const pushState = window.history.pushState.bind(window.history);
    const before = window.history.state as unknown;
    vi.spyOn(window.history, 'pushState').mockImplementationOnce((...entry) => {
      pushState(...entry);
      // Simulates back navigation faster than a test can trigger it.
      window.history.replaceState(before, '');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await press('Open check-in');
    await waitFor(() => expect(sheet()).toBeNull());
    await isAt('/events');
    await press('Open messages');
    await settled();
    expect(sheet()).toBe('messages');
  });

  it('returns to the page that opened the sheet, with the sheet closed, after following its link', async () => {
    await press('Open check-in');
    await press('See rewards');
    await isAt('/rewards');
    await settled();
    await back();
    await isAt('/events');
    expect(sheet()).toBeNull();
    await back();
    await isAt('/');
  });

  it('closes a sheet that was opened right after another one closed', async () => {
    await press('Open check-in');
    await press('Close check-in');
    await press('Open messages');
    await settled();
    expect(sheet()).toBe('messages');
    await back();
    expect(sheet()).toBeNull();
    await isAt('/events');
    await back();
    await isAt('/');
  });

  it.each([
    ['nothing is open', []],
    ['a sheet is open', ['Open check-in']],
    ['a sheet closes at the moment', ['Open check-in', 'Close check-in']],
  ])('leaves the page only once on two quick clicks when %s', async (_, before) => {
    const { idx } = window.history.state as { idx: number };
    for (const name of before) act(() => screen.getByText(name).click());
    const leave = screen.getByText('Leave');
    act(() => leave.click());
    act(() => leave.click());
    // Leaving the page closes the sheets above it.
    if (sheet()) act(() => screen.getByText('Close check-in').click());
    await isAt('/');
    // A second step would be the next task of the history.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(window.history.state).toMatchObject({ idx: idx - 1 });
  });

  it('removes its entry when the page has changed its address', async () => {
    await press('Open check-in');
    await press('Change the address');
    await isAt('/events?show=all');
    await press('Close check-in');
    await settled();
    await back();
    await isAt('/');
  });

  it('reuses the history entry after a reload', async () => {
    // A reload preserves the entry but no sheet is open.
    const { key, idx } = window.history.state as { key: string; idx: number };
    const usr = { sheets: ['before'] };
    await act(async () => {
      window.history.pushState({ usr, key: `${key}-again`, idx: idx + 1 }, '');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await press('Open messages');
    await settled();
    await back();
    expect(sheet()).toBeNull();
    await isAt('/events');
    await back();
    await isAt('/');
  });
});
