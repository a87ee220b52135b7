import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import HomeRoute from './home-route.tsx';

vi.mock('../features/home/home-page.tsx', () => ({ HomePage: () => <h1>Home</h1> }));

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

test.each([
  ['/?sign-in&next=/profile/ticket', '/profile/ticket'],
  ['/?sign-in', '/'],
  ['/?sign-in&next=https://evil.example/', '/'],
  ['/', '/'],
])('opens the page of a sign-in that was not needed: %s', (address, opened) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <HomeRoute />
      <Address />
    </MemoryRouter>,
  );
  expect(screen.getByRole('status').textContent).toBe(opened);
});
