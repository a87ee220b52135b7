import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { TestFrame } from '../../../support/test-frame.tsx';
import { SearchField } from './search-field.tsx';
import { useListFilters } from './use-list-filters.ts';

/** List that renders slowly for another URL. */
function SlowList({ drawn }: { drawn: Promise<void> }) {
  const { search } = useLocation();
  if (search !== '') use(drawn);
  return <output>{search}</output>;
}

function Tab({ drawn }: { drawn: Promise<void> }) {
  const filters = useListFilters();
  return (
    <>
      <SearchField filters={filters} label="Search" />
      <button type="button" onClick={() => filters.set('show', 'active')}>
        Active
      </button>
      <Suspense>
        <SlowList drawn={drawn} />
      </Suspense>
    </>
  );
}

it('keeps each letter and filter typed before the list has rendered', async () => {
  const { promise: drawn, resolve } = Promise.withResolvers<void>();
  render(
    <TestFrame at="/admin/tickets">
      <Tab drawn={drawn} />
    </TestFrame>,
  );
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  const type = (value: string) => act(async () => fireEvent.change(field, { target: { value } }));
  await type('z');
  await type(`${field.value}o`);
  await type(`${field.value}e`);
  await act(async () => screen.getByRole('button', { name: 'Active' }).click());
  expect(field.value).toBe('zoe');
  expect(screen.getByRole('status').textContent).toBe('');
  await act(async () => resolve());
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('?search=zoe&show=active'),
  );
  expect(field.value).toBe('zoe');
});
