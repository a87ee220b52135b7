import { afterAll, beforeAll, expect } from 'vitest';
import { englishTexts } from '../../tests/support/catalog-texts.ts';
import { stack } from '../../tests/support/stack.ts';
import {
  type NetworkProxy,
  openNetworkProxy,
  proxiedUrl,
} from '../../tools/browser/network-proxy.ts';
import { inEachEngine } from './engines.ts';
import { registerAsNew } from './steps.ts';
import type { Visitor } from './visitor.ts';

const { home, checkIn } = englishTexts;
const url = proxiedUrl(stack.ports);

let network: NetworkProxy;
beforeAll(async () => {
  network = await openNetworkProxy(stack.ports);
});
afterAll(() => network[Symbol.asyncDispose]());

inEachEngine(
  'shows the snapshot before the app with the same layout, also on a dead network',
  async (visitor) => {
    network.set('passes');
    await registerAsNew(visitor, url);
    await visitor.see({ text: /^15 stops left .* along the streets$/ });
    // True if the snapshot has the streets of the map and the service worker is active.
    const isReady = () =>
      visitor.call((state) => {
        void navigator.serviceWorker.ready.then(() => Object.assign(window, { [state]: true }));
        const screen = localStorage.getItem('ww:screen') ?? '';
        return state in window && screen.includes('data-picture');
      }, 'isWorkerReady');
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true);

    for (const mode of ['passes', 'swallows'] as const) {
      network.set(mode);
      let { snapshot } = await homeAsOpened(visitor);
      for (let left = 5; !snapshot && left > 0; left -= 1)
        ({ snapshot } = await homeAsOpened(visitor));
      await visitor.screenshotNow(`html-snapshot-${mode}`);
      expect(snapshot?.asOf).toMatch(/^As of \d/);
      expect(snapshot?.hasMapPicture).toBe(true);
      const { app } = await homeWhere(
        visitor,
        ({ snapshot, app }) => snapshot === null && app !== null,
      );
      await visitor.screenshotNow(`after-html-snapshot-${mode}`);
      expect(app?.parts).toEqual(snapshot?.parts);
      await visitor.screenshot(`home-after-html-snapshot-${mode}`);
    }
    // A click on the snapshot is handled by the app.
    await visitor.open(url);
    await visitor.click({ role: 'button', name: home.quickCheckIn });
    await visitor.see({ role: 'dialog', name: checkIn.title });
  },
  url,
);

/**
 * Opens the home screen and returns its first visible state. On a busy machine that may be the app already.
 */
async function homeAsOpened(visitor: Visitor): Promise<Homes> {
  await visitor.open(url);
  return homeWhere(visitor, ({ snapshot, app }) => snapshot !== null || app !== null);
}

/** Returns the first state that matches. */
async function homeWhere(visitor: Visitor, isSo: (homes: Homes) => boolean): Promise<Homes> {
  const end = Date.now() + 30_000;
  while (Date.now() < end) {
    const seen = await homes(visitor);
    if (isSo(seen)) return seen;
  }
  throw new Error('The expected state was not reached.');
}

interface Home {
  asOf: string | undefined;
  hasMapPicture: boolean;
  /** Tag, top, height and background color of each element. */
  parts: string[];
}

/** Home screen as snapshot and as drawn by the app at the same time; null if it is not visible. */
interface Homes {
  snapshot: Home | null;
  app: Home | null;
}

function homes(visitor: Visitor): Promise<Homes> {
  return visitor.call((selector) => {
    const home = (id: string) => {
      const place = document.getElementById(id);
      if (!place?.querySelector('h1') || getComputedStyle(place).visibility === 'hidden')
        return null;
      const parts = [...place.querySelectorAll(selector)].filter(
        (element) => getComputedStyle(element).display !== 'inline',
      );
      return {
        asOf: place.querySelector('.shell-as-of')?.textContent,
        hasMapPicture: Boolean(place.querySelector('[data-picture]')?.getClientRects().length),
        parts: parts.map((element) => {
          const { top, height } = element.getBoundingClientRect();
          const color = getComputedStyle(element).backgroundColor;
          return `${element.tagName} ${Math.round(top)} ${Math.round(height)} ${color}`;
        }),
      };
    };
    return { snapshot: home('html-snapshot'), app: home('root') };
  }, '.banner, .banner *, main a, main li, .map-card-canvas:not([inert]), .navigation a');
}
