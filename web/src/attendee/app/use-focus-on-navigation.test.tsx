import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

function Frame({ isLoaded }: { isLoaded: boolean }) {
  useFocusOnNavigation();
  const ticket = isLoaded ? <h1 tabIndex={-1}>Your ticket</h1> : <p>On its way</p>;
  return (
    <>
      <button type="button">Menu</button>
      <main>
        <Routes>
          <Route path="/" element={<Link to="/ticket">My ticket</Link>} />
          <Route path="/ticket" element={ticket} />
        </Routes>
      </main>
    </>
  );
}

async function openTicket() {
  window.scrollTo = () => undefined;
  const app = (isLoaded: boolean) => (
    <MemoryRouter>
      <Frame isLoaded={isLoaded} />
    </MemoryRouter>
  );
  const { rerender } = render(app(false));
  const user = userEvent.setup();
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('On its way')).toBeTruthy();
  return { user, arrive: () => rerender(app(true)) };
}

it('focuses the heading of a screen after it has loaded', async () => {
  const { arrive } = await openTicket();
  arrive();
  const heading = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it.each([
  ['focuses the heading of the first screen after a press on the landing page', true],
  ['leaves the first screen of a page load alone', false],
])('%s', (_, hasBeenActive) => {
  const value = { hasBeenActive };
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userActivation'));
  render(
    <MemoryRouter initialEntries={['/ticket']}>
      <Frame isLoaded />
    </MemoryRouter>,
  );
  const isFocused = document.activeElement === screen.getByRole('heading', { level: 1 });
  expect(isFocused).toBe(hasBeenActive);
});

it('leaves the focus alone when the attendee has moved it before the screen loads', async () => {
  const { user, arrive } = await openTicket();
  await user.tab();
  const menu = screen.getByRole('button', { name: 'Menu' });
  expect(document.activeElement).toBe(menu);
  arrive();
  await screen.findByRole('heading', { level: 1 });
  expect(document.activeElement).toBe(menu);
});
