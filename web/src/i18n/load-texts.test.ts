import { expect, it, vi } from 'vitest';

const source = vi.hoisted(() => ({ requests: 0, isOffline: true }));

vi.mock('virtual:texts-prerendered', () => ({ default: { landing: { title: 'Walk' } } }));
vi.mock('virtual:texts', () => ({
  bundles: {
    app: {
      en: async () => {
        source.requests += 1;
        if (source.isOffline) throw new Error('offline');
        return { default: { home: { title: 'Home' } } };
      },
    },
  },
}));

// The setup has loaded the module with the real catalogs.
vi.resetModules();
const { loadedTexts, loadTexts, pendingTexts } = await import('./load-texts.ts');

it('has the texts of the prerendered page at once', () => {
  expect(loadedTexts('landing', 'en')).toEqual({ landing: { title: 'Walk' } });
});

it('requests texts again after a failure, but not for each attempt to render', async () => {
  await expect(pendingTexts('app', 'en')).rejects.toThrow('offline');
  await expect(pendingTexts('app', 'en')).rejects.toThrow('offline');
  expect(source.requests).toBe(1);
  source.isOffline = false;
  await loadTexts('app', 'en');
  await loadTexts('app', 'en');
  expect([source.requests, loadedTexts('app', 'en')]).toEqual([2, { home: { title: 'Home' } }]);
});
