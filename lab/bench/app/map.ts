import type { Browser, Page } from '@playwright/test';
import { englishTexts } from '../../../tests/support/catalog-texts.ts';
import { openChromium } from '../../../tools/browser/chromium.ts';
import { runEventNow } from '../../../tools/demo/run-event-now.ts';
import { host, type Ports } from '../../../tools/emulators/ports.ts';
import { type Metric, median } from '../metric.ts';
import { withTimeout } from '../with-timeout.ts';
import { registeredPage } from './phone.ts';

const { map: words } = englishTexts;

/** Event of a Chromium trace. */
export interface TraceEvent {
  name: string;
  /** Time in microseconds. */
  ts: number;
  pid: number;
  tid: number;
  /** Processor time of a task in microseconds; independent of other work of the machine. */
  tdur?: number;
  args?: { name?: string };
}

interface Frames {
  /** Average from the first to the last drawn frame. */
  perSecond: number;
  /** Processor time of the main thread per frame, in milliseconds. */
  workMs: number;
}

/** Returns the drawn frames of a trace. Throws if there are fewer than two. */
export function framesIn(events: readonly TraceEvent[]): Frames {
  const times = events
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const [first, last] = [times.at(0), times.at(-1)];
  if (first === undefined || last === undefined || first === last)
    throw new Error('The trace has no frames.');
  return {
    perSecond: (times.length - 1) / ((last - first) / 1e6),
    workMs: mainThreadWork(events) / 1000 / times.length,
  };
}

/** Returns the work of the busiest page in microseconds. */
function mainThreadWork(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const work = new Map(main.map((thread) => [threadOf(thread), 0]));
  for (const event of events) {
    const before = work.get(threadOf(event));
    if (event.name === 'RunTask' && before !== undefined)
      work.set(threadOf(event), before + (event.tdur ?? 0));
  }
  return Math.max(0, ...work.values());
}

/** Path of a finger over the open map: steps of one pixel, 60 per second. */
const steps = 150;
const stepMs = 1000 / 60;
const start = { x: 200, y: 480 };

/** Pans the open map with a finger on a slowed-down processor. Throws if the map does not move. */
async function panMap(page: Page, browser: Browser, slowdown: number): Promise<Frames> {
  const session = await page.context().newCDPSession(page);
  const pane = page.locator('[role="dialog"] .leaflet-map-pane');
  const place = () => pane.evaluate((element) => element.style.transform);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved = 0) => {
    const points = type === 'touchEnd' ? [] : [{ x: start.x - moved, y: start.y - moved }];
    return session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  };
  const before = await place();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await browser.startTracing(page, {
    categories: [
      'disabled-by-default-devtools.timeline',
      'disabled-by-default-devtools.timeline.frame',
    ],
  });
  await touch('touchStart');
  const began = Date.now();
  const moves: Promise<unknown>[] = [];
  for (let step = 1; step <= steps; step += 1) {
    // Not awaited: a finger does not wait for the page.
    moves.push(touch('touchMove', step));
    const left = began + step * stepMs - Date.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }
  await Promise.all(moves);
  const trace = (await browser.stopTracing()).toString();
  await touch('touchEnd');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  if ((await place()) === before) throw new Error('The map was not moved.');
  await session.detach();
  return framesIn((JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents);
}

const rounds = 5;
/** CPU slowdown while the map is moved, to simulate a low-end phone. */
const slowdown = 4;

/**
 * Measures the open map of the demo event: time until it is drawn, and frames while it is panned at CPU / 4.
 */
export async function measureMap(ports: Ports): Promise<Metric[]> {
  await runEventNow(ports);
  await using browser = await openChromium();
  const page = await registeredPage(browser, `http://${host}:${ports.hosting}`);
  const [drawn, frames, work]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    drawn.push(await openMap(page));
    frames.push((await panMap(page, browser, slowdown)).perSecond);
    work.push((await panMap(page, browser, 1)).workMs);
    await page.getByRole('button', { name: words.close }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  return [
    { name: 'Map: streets drawn after Open map', value: median(drawn), unit: 'ms', budget: 300 },
    {
      name: 'Map: frames a second under a finger at CPU / 4',
      value: median(frames),
      unit: '',
      budget: 58,
      isAtLeast: true,
    },
    {
      // Approximates the frames above on a machine without other work.
      name: 'Map: main thread’s work a frame under a finger, times 4',
      value: median(work) * slowdown,
      unit: 'ms',
      budget: 16.7,
    },
  ];
}

/** Clicks "Open map". Returns the time until the first street of the district is painted, in milliseconds. */
async function openMap(page: Page): Promise<number> {
  await page.getByRole('link', { name: words.open }).scrollIntoViewIfNeeded();
  const drawn = page.evaluate(() => {
    const page = ImageBitmapRenderingContext.prototype;
    const { value: plain } = Object.getOwnPropertyDescriptor(page, 'transferFromImageBitmap') as {
      value: (this: ImageBitmapRenderingContext, picture: ImageBitmap | null) => void;
    };
    const pen = OffscreenCanvasRenderingContext2D.prototype;
    const { value: stroke } = Object.getOwnPropertyDescriptor(pen, 'stroke') as {
      value: (this: OffscreenCanvasRenderingContext2D) => void;
    };
    return new Promise<number>((resolve) => {
      let pressedAt = 0;
      let isStroked = false;
      pen.stroke = function (this: OffscreenCanvasRenderingContext2D) {
        isStroked = true;
        stroke.call(this);
      };
      const press = (event: Event) => {
        pressedAt = event.timeStamp;
      };
      addEventListener('click', press, { capture: true, once: true });
      page.transferFromImageBitmap = function (this: ImageBitmapRenderingContext, picture) {
        plain.call(this, picture);
        const hasStreets = isStroked;
        isStroked = false;
        const canvas = this.canvas as HTMLCanvasElement;
        if (!hasStreets || !canvas.closest('[role="dialog"] .leaflet-district-pane')) return;
        Object.assign(page, { transferFromImageBitmap: plain });
        pen.stroke = stroke;
        // The second frame begins when the first one is painted.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(performance.now() - pressedAt)),
        );
      };
    });
  });
  await page.getByRole('link', { name: words.open }).click();
  return withTimeout('Streets on the map', 30_000, drawn);
}
