import { setTimeout as sleep } from 'node:timers/promises';
import { english } from '../ui-texts.ts';
import type { Visitor } from './visitor.ts';

const { home, checkIn } = english.texts;

/** Opens the check-in sheet from the home screen, and says yes to the location. */
export async function openSheet(visitor: Visitor): Promise<void> {
  await visitor.press({ role: 'button', name: home.quickCheckIn });
  await visitor.see({ role: 'dialog' });
  // Engines differ in what they remember of a permission: some are asked at once, some by a press.
  const asking = { role: 'button', name: checkIn.useLocation };
  if (await visitor.sees(asking)) await visitor.press(asking);
}

/**
 * In the open sheet, after the location was allowed: Firefox tells the page, which goes on by itself; WebKit waits
 * for a press.
 */
export async function tryLocationAgain(visitor: Visitor): Promise<void> {
  for (let left = 20; left > 0; left -= 1) {
    if (await visitor.sees({ text: checkIn.atBusiness })) return;
    await sleep(250);
  }
  await visitor.press({ role: 'button', name: checkIn.retryLocation });
}
