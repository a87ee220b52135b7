import type { Page } from '@playwright/test';
import { map as words } from '../../web/src/i18n/en/map.ts';
import { openChromium } from '../browser/chromium.ts';
import { runEventNow } from '../demo/run-event-now.ts';
import { host, type Ports } from '../emulators/ports.ts';
import { type Metric, median } from './metric.ts';
import { panMap } from './pan.ts';
import { registeredPage } from './registered-page.ts';
import { withTimeout } from './with-timeout.ts';

const rounds = 5;
/** CPU slowdown while the map is moved, to simulate a low-end phone. */
const slowdown = 4;

/** The open map of the demo's walk: how soon it is drawn, and how smoothly it moves at CPU / 4. */
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
      // What the frames above come to on a machine that does nothing else.
      name: 'Map: main thread’s work a frame under a finger, times 4',
      value: median(work) * slowdown,
      unit: 'ms',
      budget: 16.7,
    },
  ];
}

/** Presses 'Open map'. Answers how long it takes until the district's first street is on the screen. Milliseconds. */
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
        // The second frame begins once the first one is on the screen.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(performance.now() - pressedAt)),
        );
      };
    });
  });
  await page.getByRole('link', { name: words.open }).click();
  return withTimeout('Streets on the map', 30_000, drawn);
}
