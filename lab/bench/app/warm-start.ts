import type { BrowserContext } from '@playwright/test';
import { openChromium } from '../../../tools/browser/chromium.ts';
import {
  type NetworkProxy,
  openNetworkProxy,
  proxiedUrl,
} from '../../../tools/browser/network-proxy.ts';
import { runEventNow } from '../../../tools/demo/run-event-now.ts';
import type { Ports } from '../../../tools/emulators/ports.ts';
import { type Metric, median } from '../metric.ts';
import { cpuThrottlingRate, openAppAndTime, registeredPage } from './phone.ts';

const rounds = 5;

const networks = ['that answers', 'that is gone', 'that swallows everything'] as const;
type Network = (typeof networks)[number];
/** Slowdowns of the processor with the budget of a start, in milliseconds. */
const budgets = [
  [1, 400],
  [cpuThrottlingRate, 900],
] as const;

/**
 * Measures the start of the app on a device with cached app and event, until the event is painted; the cases
 * take turns.
 */
export async function measureWarmStart(ports: Ports): Promise<Metric[]> {
  await runEventNow(ports);
  await using street = await openNetworkProxy(ports);
  await using browser = await openChromium();
  const url = proxiedUrl(ports);
  const first = await registeredPage(browser, url);
  await first.evaluate(() => navigator.serviceWorker.ready);
  await first.waitForFunction(() => localStorage.getItem('ww:screen'));
  const context = first.context();
  await first.close();
  const cases = networks.flatMap((network) =>
    budgets.map(([slowdown, budget]) => ({ network, slowdown, budget, taken: [] as number[] })),
  );
  for (let round = 0; round < rounds; round += 1)
    for (const { network, slowdown, taken } of cases) {
      await use(network, street, context);
      taken.push(await start(context, url, slowdown));
    }
  return cases.map(({ network, slowdown, budget, taken }): Metric => {
    const name = `Warm start, network ${network}${slowdown > 1 ? `, CPU / ${slowdown}` : ''}`;
    return { name, value: median(taken), unit: 'ms', budget };
  });
}

async function use(network: Network, street: NetworkProxy, context: BrowserContext) {
  await context.setOffline(network === 'that is gone');
  street.set(network === 'that swallows everything' ? 'swallows' : 'passes');
}

/** Starts the app in a new tab whose service worker is stopped. Returns the time in milliseconds. */
async function start(context: BrowserContext, url: string, slowdown: number): Promise<number> {
  await using page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return await openAppAndTime(page, url);
}
