import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../../../tools/browser/chromium.ts';
import { host, type Ports } from '../../../tools/emulators/ports.ts';
import { type Metric, median } from '../metric.ts';
import { openHttp2Proxy } from './http2-proxy.ts';

const rounds = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const times = {
  'largest-contentful-paint': { name: 'LCP', unit: 'ms', budget: 1200 },
  'total-blocking-time': { name: 'TBT', unit: 'ms', budget: 50 },
  'cumulative-layout-shift': { name: 'CLS', unit: '', budget: 0 },
} as const;

type Round = Record<string, number>;

/**
 * Measures the landing page with Lighthouse mobile (1.6 Mbit/s, 150 ms, CPU / 4, simulated), over HTTP/2 with
 * Brotli.
 */
export async function measureLanding(ports: Ports): Promise<Metric[]> {
  using proxy = await openHttp2Proxy({ host, port: ports.hosting });
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await runLighthouse(proxy.url));
  const middle = (key: string) => median(measured.map((round) => round[key] ?? Number.NaN));
  return [
    ...categories.map((category): Metric => {
      const name = `Landing, Lighthouse mobile: ${category}`;
      return { name, value: middle(category), unit: 'points', budget: 100, isAtLeast: true };
    }),
    ...Object.entries(times).map(([audit, { name, ...figure }]): Metric => {
      return { ...figure, name: `Landing, Lighthouse mobile: ${name}`, value: middle(audit) };
    }),
  ];
}

/** Runs Lighthouse once in a new browser. */
async function runLighthouse(url: string): Promise<Round> {
  const chrome = await launch({
    chromePath: await findChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--ignore-certificate-errors', '--disable-gpu'],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    if (!result) throw new Error('Lighthouse has no result.');
    const { lhr } = result;
    return Object.fromEntries([
      ...categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
      ...Object.keys(times).map((name) => [name, lhr.audits[name]?.numericValue ?? Number.NaN]),
    ]) as Round;
  } finally {
    chrome.kill();
  }
}
