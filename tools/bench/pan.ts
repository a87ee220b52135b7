import type { Browser, Page } from '@playwright/test';
import { type Frames, framesIn, type TraceEvent } from './frames.ts';

/** A finger's way over the open map: so many steps of a pixel, one each 60th of a second. */
const steps = 150;
const stepMs = 1000 / 60;
const start = { x: 200, y: 480 };

/** Moves the open map by a finger, on a processor so many times slower. Throws where it does not move. */
export async function panMap(page: Page, browser: Browser, slowdown: number): Promise<Frames> {
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
    // Not waited for: a finger waits for nobody.
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
