import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestFrame } from '../../../support/test-frame.tsx';
import { StorageUse } from './storage-use.tsx';

/** Fake CacheStorage: response bodies by URL, by cache name. */
function cacheStorage(cached: Record<string, Record<string, string>>) {
  return {
    keys: async () => Object.keys(cached),
    delete: async (name: string) => delete cached[name],
    open: async (name: string) => ({
      keys: async () => Object.keys(cached[name] ?? {}),
      match: async (address: string) => new Response(cached[name]?.[address]),
    }),
  };
}

const cached: Record<string, Record<string, string>> = {};
beforeEach(() => {
  Object.assign(cached, {
    'workbox-precache-v2': { '/index.html': 'x'.repeat(2_000_000) },
    chunks: { '/assets/scanner/a.js': 'x'.repeat(100_000) },
    pictures: { '/pictures/a.svg': 'x'.repeat(30_000), '/pictures/b.svg': 'x'.repeat(20_000) },
    districts: { '/api/districts/a': 'x'.repeat(150_000) },
  });
  localStorage.clear();
  localStorage.setItem('ww:walk', 'x'.repeat(1000));
  vi.stubGlobal('caches', cacheStorage(cached));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});
const show = () =>
  render(
    <TestFrame>
      <StorageUse />
    </TestFrame>,
  );
const size = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

it('shows the stored size by purpose', async () => {
  show();
  await screen.findByRole('region', { name: 'Saved on this device' });
  expect(size('App')).toBe('2.1 MB');
  expect(size('Pictures and map')).toBe('200 KB');
  expect(size('Your walk')).toBe('3 KB');
  expect(size('Total')).toBe('2.3 MB');
});

it('clears images and map tiles but neither the app nor the event data', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Clear/ }));
  await waitFor(() => expect(size('Pictures and map')).toBe('0 KB'));
  expect(Object.keys(cached)).toEqual(['workbox-precache-v2', 'chunks']);
  expect(localStorage.getItem('ww:walk')).toHaveLength(1000);
  expect(await within(document.body).findByText('Cleared 200 KB')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Clear/ })).toHaveProperty('disabled', true);
});

it('shows 0 when the browser stores nothing', async () => {
  vi.stubGlobal('caches', undefined);
  show();
  await screen.findByRole('region', { name: 'Saved on this device' });
  expect(size('App')).toBe('0 KB');
});
