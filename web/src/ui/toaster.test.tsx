import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LocaleContext } from '../i18n/texts.ts';
import { spanishTexts } from '../support/catalog-texts.ts';
import { attachStyles } from '../support/cheap-rendering.ts';
import { TestFrame } from '../support/test-frame.tsx';
import { AppDialog } from './dialogs/app-dialog.tsx';
import { portalSystem } from './theme/portal-system.ts';
import { dismissToast, showToast, Toaster } from './toaster.tsx';

const showToasts = (...toasts: Parameters<typeof showToast>[0][]) =>
  act(async () => {
    for (const toast of toasts) showToast(toast);
  });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('showToast', () => {
  it('announces a toast in a region that was on the page before it', async () => {
    render(<TestFrame>page</TestFrame>);
    const region = document.querySelector('[aria-live]');
    await showToasts({ type: 'success', title: 'Ticket Validated!' });
    expect(region?.contains(await screen.findByText('Ticket Validated!'))).toBe(true);
  });

  it('shows a title, a text and a close button', async () => {
    render(<TestFrame>page</TestFrame>);
    await showToasts({ type: 'success', title: 'Ticket Validated!', description: 'Welcome.' });
    expect(await screen.findByText('Ticket Validated!')).toBeTruthy();
    expect(screen.getByText('Welcome.')).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    await waitFor(() => expect(screen.queryByText('Ticket Validated!')).toBeNull(), {
      timeout: 4000,
    });
  });

  it('announces a toast while a dialog is open', async () => {
    render(
      <TestFrame>
        <AppDialog isOpen onClose={() => undefined} title="Check in">
          <p>Hold still.</p>
        </AppDialog>
      </TestFrame>,
    );
    await screen.findByRole('dialog', { name: 'Check in' });
    await showToasts({ type: 'error', title: 'Too far from business' });
    const title = await screen.findByText('Too far from business');
    expect(title.closest('[aria-hidden="true"]')).toBeNull();
  });

  it('names its region in the language of the page', async () => {
    const locale = {
      language: 'es',
      locale: 'es-US',
      texts: spanishTexts,
      screenTexts: spanishTexts,
      setLanguage: () => undefined,
    } as const;
    render(
      <LocaleContext value={locale}>
        <ChakraProvider value={portalSystem}>
          <Toaster />
        </ChakraProvider>
      </LocaleContext>,
    );
    await showToasts({ type: 'info', title: 'Copied to Clipboard' });
    expect(await screen.findByRole('region', { name: /^Notificaciones/ })).toBeTruthy();
  });

  it('replaces the current toast with the newest', async () => {
    render(<TestFrame>page</TestFrame>);
    await showToasts({ type: 'info', title: 'First' });
    await screen.findByText('First');
    await showToasts({ type: 'info', title: 'Second' }, { type: 'error', title: 'Third' });
    expect(await screen.findByText('Third')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('First')).toBeNull());
    expect(screen.queryByText('Second')).toBeNull();
  });

  it('closes the toast after 5000 ms', async () => {
    vi.useFakeTimers();
    render(<TestFrame>page</TestFrame>);
    await showToasts({ type: 'info', title: 'Copied to Clipboard' });
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await wait(4800);
    const toast = screen.getByText('Copied to Clipboard').closest('[data-scope=toast][data-state]');
    expect(toast?.getAttribute('data-state')).toBe('open');
    await wait(1000);
    expect(screen.queryByText('Copied to Clipboard')).toBeNull();
  });

  it('appears below an error at a field instead of in front of it', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return new DOMRect(0, this.id === 'error' ? 5 : 0, 300, 20);
    });
    render(
      <TestFrame>
        <p id="error" data-part="error-text">
          Please enter your ticket ID.
        </p>
      </TestFrame>,
    );
    await showToasts({ type: 'error', title: 'Ticket ID Required' });
    const title = await screen.findByText('Ticket ID Required');
    const toast = title.closest('[data-scope=toast][data-part=root]') as Element;
    attachStyles();
    expect(getComputedStyle(toast).marginTop).toBe('25px');
  });

  it('appears below the header of the portal', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 300, 63),
    );
    render(
      <TestFrame>
        <header className="portal-navigation">Staff portal</header>
      </TestFrame>,
    );
    await showToasts({ type: 'success', title: 'Saved' });
    const toast = (await screen.findByText('Saved')).closest('[data-part=root]') as Element;
    attachStyles();
    expect(getComputedStyle(toast).marginTop).toBe('63px');
  });

  it.each([
    ['the bars at the bottom of the portal', <nav className="portal-bar">Prepare</nav>],
    ['the button that sends a form', <button type="submit">Let in</button>],
    [
      'the pages and the account of a group in its sheet',
      <div role="dialog">
        <div className="portal-sheet">
          <button type="button">Sign out</button>
        </div>
      </div>,
    ],
    ['the text of a question', <div role="alertdialog">This can’t be undone.</div>],
  ])('appears above %s', async (_, kept) => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, window.innerHeight - 70, 300, 70),
    );
    render(
      <ChakraProvider value={portalSystem}>
        {kept}
        <Toaster edge="bottom" />
      </ChakraProvider>,
    );
    await showToasts({ type: 'success', title: 'Saved' });
    const toast = (await screen.findByText('Saved')).closest('[data-part=root]') as Element;
    attachStyles();
    expect(toast.getAttribute('data-placement')).toBe('bottom-end');
    expect(getComputedStyle(toast).marginBottom).toBe('70px');
  });

  it('moves above the bar that a narrower window draws after its resize', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, window.innerHeight - 70, 300, 70),
    );
    const page = (isNarrow: boolean) => (
      <ChakraProvider value={portalSystem}>
        {isNarrow && <nav className="portal-bar">Prepare</nav>}
        <Toaster edge="bottom" />
      </ChakraProvider>
    );
    const { rerender } = render(page(false));
    await showToasts({ type: 'success', title: 'Saved' });
    const toast = (await screen.findByText('Saved')).closest('[data-part=root]') as Element;
    attachStyles();
    // The toast is placed again in the frame after it appeared.
    await act(() => new Promise(requestAnimationFrame));
    act(() => void window.dispatchEvent(new Event('resize')));
    rerender(page(true));
    await waitFor(() => expect(getComputedStyle(toast).marginBottom).toBe('70px'));
  });

  it('gives pages its lower edge until it closes', async () => {
    render(<TestFrame>Confirmation</TestFrame>);
    await showToasts({ type: 'success', title: 'Saved' });
    await screen.findByText('Saved');
    const end = () => document.documentElement.style.getPropertyValue('--toast-end');
    expect(end()).toBe('24px');
    dismissToast();
    await waitFor(() => expect(end()).toBe(''));
  });

  it('lets Tab pass the toast, and pauses its timeout while it has the focus', async () => {
    const user = userEvent.setup();
    render(
      <TestFrame>
        <button type="button">Before</button>
      </TestFrame>,
    );
    await showToasts({ type: 'info', title: 'Copied' });
    await screen.findByText('Copied');
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => screen.getByRole('button', { name: 'Before' }).focus());
    // Two tab stops: the toast, where Escape closes it, and its button.
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(close);
    await user.tab();
    // After the last element, the focus moves on in the browser and does not return to the previous element.
    await act(async () => undefined);
    expect(document.activeElement).toBe(document.body);
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Before');
  });

  it('restores the focus when a toast is closed', async () => {
    const user = userEvent.setup();
    render(
      <TestFrame>
        <button type="button">Before</button>
      </TestFrame>,
    );
    await showToasts({ type: 'info', title: 'Copied' });
    await screen.findByText('Copied');
    act(() => screen.getByRole('button', { name: 'Before' }).focus());
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Copied')).toBeNull(), { timeout: 4000 });
    expect(document.activeElement?.textContent).toBe('Before');
  });

  it('shows one action', async () => {
    const onClick = vi.fn();
    render(<TestFrame>page</TestFrame>);
    await showToasts({ type: 'info', title: 'Offline', action: { label: 'Try again', onClick } });
    const action = await screen.findByRole('button', { name: 'Try again' });
    act(() => action.click());
    expect(onClick).toHaveBeenCalledOnce();
  });
});
