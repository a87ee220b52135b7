import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useUnsavedChangesWarning } from './use-unsaved-changes-warning.ts';

const ask = vi.fn<() => boolean>();

function Form({ isTyped }: { isTyped: boolean }) {
  useUnsavedChangesWarning(isTyped);
  return (
    <>
      <h1>The form</h1>
      <Link to="/admin/events">Events</Link>
    </>
  );
}
function Tickets() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/admin/form')}>
      Open
    </button>
  );
}

async function open(isTyped: boolean) {
  window.history.replaceState(null, '', '/admin/tickets');
  const page = (typed: boolean) => (
    <BrowserRouter>
      <Routes>
        <Route path="/admin/tickets" element={<Tickets />} />
        <Route path="/admin/form" element={<Form isTyped={typed} />} />
        <Route path="/admin/events" element={<h1>Events</h1>} />
      </Routes>
    </BrowserRouter>
  );
  const { rerender } = render(page(isTyped));
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('heading', { name: 'The form' });
  return { rerender: (typed: boolean) => rerender(page(typed)) };
}

beforeEach(() => {
  ask.mockReset();
  vi.stubGlobal('confirm', ask);
});

describe('useUnsavedChangesWarning', () => {
  it('confirms before Back and stays when editing continues', async () => {
    ask.mockReturnValue(false);
    await open(true);
    const steps = vi.spyOn(window.history, 'go');
    window.history.back();
    await waitFor(() => expect(ask).toHaveBeenCalledExactlyOnceWith('Discard your changes?'));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/form'));
    expect(steps).toHaveBeenCalledExactlyOnceWith(1);
    expect(screen.getByRole('heading', { name: 'The form' })).toBeTruthy();
  });

  it('leaves by Back when discarding is confirmed', async () => {
    ask.mockReturnValue(true);
    await open(true);
    window.history.back();
    expect(await screen.findByRole('button', { name: 'Open' })).toBeTruthy();
    expect(ask).toHaveBeenCalledOnce();
  });

  it('confirms before opening another tab', async () => {
    ask.mockReturnValue(false);
    await open(true);
    fireEvent.click(screen.getByRole('link', { name: 'Events' }));
    expect(screen.getByRole('heading', { name: 'The form' })).toBeTruthy();
    ask.mockReturnValue(true);
    fireEvent.click(screen.getByRole('link', { name: 'Events' }));
    expect(await screen.findByRole('heading', { name: 'Events' })).toBeTruthy();
  });

  it('does not confirm without unsaved input', async () => {
    const { rerender } = await open(true);
    rerender(false);
    window.history.back();
    expect(await screen.findByRole('button', { name: 'Open' })).toBeTruthy();
    expect(ask).not.toHaveBeenCalled();
  });
});
