import { afterAll, beforeAll, expect } from 'vitest';
import { stack } from '../../tests/support/stack.ts';
import { english } from '../../tests/support/ui-texts.ts';
import {
  type NetworkProxy,
  openNetworkProxy,
  proxiedUrl,
} from '../../tools/browser/network-proxy.ts';
import { inEachEngine } from './engines.ts';
import { registerAsNew } from './steps.ts';
import type { Visitor } from './visitor.ts';

const { home, checkIn } = english.texts;
const url = proxiedUrl(stack.ports);

let network: NetworkProxy;
beforeAll(async () => {
  network = await openNetworkProxy(stack.ports);
});
afterAll(() => network[Symbol.asyncDispose]());

inEachEngine(
  'the home as it was is seen before the app, looks like it, and gives way to it, on a dead network, too',
  async (visitor) => {
    network.set('passes');
    await registerAsNew(visitor, url);
    await visitor.see({ text: /^15 doors left .* along the streets$/ });
    // With the map's streets, and the service worker that starts the app without a network.
    const isKept = () =>
      visitor.call((state) => {
        void navigator.serviceWorker.ready.then(() => Object.assign(window, { [state]: true }));
        const screen = localStorage.getItem('ww:screen') ?? '';
        return state in window && screen.includes('data-picture');
      }, 'isWorkerReady');
    await expect.poll(isKept, { timeout: 60_000 }).toBe(true);

    for (const mode of ['passes', 'swallows'] as const) {
      network.set(mode);
      let { kept } = await homeAsOpened(visitor);
      for (let left = 5; !kept && left > 0; left -= 1) ({ kept } = await homeAsOpened(visitor));
      await visitor.glance(`kept-screen-${mode}`);
      expect(kept?.asOf).toMatch(/^As of \d/);
      expect(kept?.hasMapPicture).toBe(true);
      const { app } = await homeWhere(visitor, ({ kept, app }) => kept === null && app !== null);
      await visitor.glance(`after-kept-screen-${mode}`);
      expect(app?.parts).toEqual(kept?.parts);
      await visitor.look(`home-after-kept-screen-${mode}`);
    }
    // What is pressed on it happens in the app.
    await visitor.open(url);
    await visitor.press({ role: 'button', name: home.quickCheckIn });
    await visitor.see({ role: 'dialog', name: checkIn.title });
  },
  url,
);

/** Opens the home; answers it in the first moment in which it is seen. On a busy machine that may be the app already. */
async function homeAsOpened(visitor: Visitor): Promise<Homes> {
  await visitor.open(url);
  return homeWhere(visitor, ({ kept, app }) => kept !== null || app !== null);
}

/** The first moment that is so. */
async function homeWhere(visitor: Visitor, isSo: (homes: Homes) => boolean): Promise<Homes> {
  const end = Date.now() + 30_000;
  while (Date.now() < end) {
    const seen = await homes(visitor);
    if (isSo(seen)) return seen;
  }
  throw new Error('It never was so.');
}

interface Home {
  asOf: string | undefined;
  hasMapPicture: boolean;
  /** Its parts: what they are, from where down, how high and how coloured. */
  parts: string[];
}

/** The home as it was kept and as the app draws it, in one moment; null: that is not seen. */
interface Homes {
  kept: Home | null;
  app: Home | null;
}

function homes(visitor: Visitor): Promise<Homes> {
  return visitor.call((wanted) => {
    const home = (id: string) => {
      const place = document.getElementById(id);
      if (!place?.querySelector('h1') || getComputedStyle(place).visibility === 'hidden')
        return null;
      const parts = [...place.querySelectorAll(wanted)].filter(
        (each) => getComputedStyle(each).display !== 'inline',
      );
      return {
        asOf: place.querySelector('.shell-as-of')?.textContent,
        hasMapPicture: Boolean(place.querySelector('[data-picture]')?.getClientRects().length),
        parts: parts.map((each) => {
          const { top, height } = each.getBoundingClientRect();
          const color = getComputedStyle(each).backgroundColor;
          return `${each.tagName} ${Math.round(top)} ${Math.round(height)} ${color}`;
        }),
      };
    };
    return { kept: home('kept-screen'), app: home('root') };
  }, '.banner, .banner *, main a, main li, .map-card-canvas:not([inert]), .navigation a');
}
