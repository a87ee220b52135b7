import { afterAll, beforeAll, expect } from 'vitest';
import { englishTexts } from '../../tests/support/catalog-texts.ts';
import { demoBusiness, locationNear } from '../../tests/support/e2e/locations.ts';
import { stack } from '../../tests/support/stack.ts';
import {
  type NetworkProxy,
  openNetworkProxy,
  proxiedUrl,
} from '../../tools/browser/network-proxy.ts';
import { inEachEngine } from './engines.ts';
import { openSheet, registerAsNew } from './steps.ts';

const business = demoBusiness('vino-veritas');
const { checkIn } = englishTexts;
/** Shown when the district is cached. */
const alongStreets = /along the streets$/;
const url = proxiedUrl(stack.ports);

let network: NetworkProxy;
beforeAll(async () => {
  network = await openNetworkProxy(stack.ports);
});
afterAll(() => network[Symbol.asyncDispose]());

inEachEngine(
  'shows the cached event and queues a check-in on a network that never responds',
  async (visitor) => {
    network.set('passes');
    await registerAsNew(visitor, url);
    const isControlled = () =>
      visitor.call((state) => {
        void navigator.serviceWorker.ready.then(() => Object.assign(window, { [state]: true }));
        return state in window;
      }, 'isWorkerReady');
    await expect.poll(isControlled, { timeout: 60_000 }).toBe(true);
    await visitor.see({ text: alongStreets });

    network.set('swallows');
    await visitor.open(url);
    await visitor.see({ text: /^As of / });
    await visitor.see({ text: /of 15 / });
    await visitor.see({ text: alongStreets });
    await visitor.screenshot('dead-network');
    await visitor.setLocation(locationNear(business.id, 5));
    await openSheet(visitor);
    await visitor.click({ role: 'button', name: checkIn.checkInAt({ name: business.name }) });
    await visitor.see({ role: 'heading', name: checkIn.queuedTitle });
    await visitor.screenshot('queued');

    await visitor.open(url);
    await visitor.see({ role: 'region', name: checkIn.waitingTitle });
    await visitor.see({ text: business.name });
    await visitor.screenshot('waiting');

    network.set('portal');
    network.set('passes');
    await visitor.gone({ role: 'region', name: checkIn.waitingTitle }, 90);
    await visitor.see({ text: /^1$/ });
  },
  url,
);
