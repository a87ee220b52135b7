import { type Browser, devices } from '@playwright/test';
import { openChromium } from '../../../tools/browser/chromium.ts';
import { openNetworkProxy, proxyPort } from '../../../tools/browser/network-proxy.ts';
import { runEventNow } from '../../../tools/demo/run-event-now.ts';
import { host, type Ports } from '../../../tools/emulators/ports.ts';
import { type Metric, median } from '../metric.ts';
import { openHttp2Proxy } from './http2-proxy.ts';
import { cpuThrottlingRate, type Device, openAppAndTime, signedInDevice } from './phone.ts';

const rounds = 5;

/** Slow connection of a phone: 1.6 Mbit/s down, 0.75 up, 150 ms. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Measures the home screen of a signed-in attendee with an empty browser cache, over HTTP/2 with Brotli. */
export async function measureFirstVisit(ports: Ports): Promise<Metric[]> {
  await runEventNow(ports);
  await using network = await openNetworkProxy(ports, ['auth', 'firestore']);
  using proxy = await openHttp2Proxy({ host, port: ports.hosting }, proxyPort(ports));
  await using browser = await openChromium('--ignore-certificate-errors');
  const device = await signedInDevice(browser, proxy.url);
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    taken.push(await firstVisit(browser, device, proxy.url));
  const name = 'Signed-in first visit: home shown at 1.6 Mbit/s, 150 ms, CPU / 4';
  return [{ name, value: median(taken), unit: 'ms', budget: 3000 }];
}

async function firstVisit(browser: Browser, device: Device, url: string): Promise<number> {
  const phone = { ...devices['Pixel 7'], locale: 'en-US', storageState: device };
  await using context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuThrottlingRate });
  return await openAppAndTime(page, url);
}
