import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { usePortalManifest } from './use-portal-manifest.ts';

afterEach(() => document.head.replaceChildren());

test('links the page to the manifest of the portal while it is open', () => {
  document.head.innerHTML = '<link rel="manifest" href="/api/app.webmanifest">';
  const href = () => document.querySelector('link')?.getAttribute('href');
  const { unmount } = renderHook(() => usePortalManifest());
  expect(href()).toBe('/api/portal.webmanifest');
  unmount();
  expect(href()).toBe('/api/app.webmanifest');
});

test('changes nothing in a page without a manifest', () => {
  renderHook(() => usePortalManifest());
  expect(document.querySelector('link')).toBeNull();
});
