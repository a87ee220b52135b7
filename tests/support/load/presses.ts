import type { Page } from '@playwright/test';

/** One action of the desk, as it was done in the browser. */
export interface Measured {
  action: string;
  /** Of a finger, or of Enter; a choice in a list counts as one. A scan is none. */
  presses: number;
  /** What has to be typed. */
  typed: string;
  /** As the app and the machine took, without a person's own time. */
  seconds: number;
}

/** Counts what is pressed on this page from now on, by what the browser itself heard. */
export async function countPresses(page: Page): Promise<void> {
  const count = () => {
    Object.assign(window, { presses: 0 });
    const heard = () => {
      const { presses } = window as unknown as { presses: number };
      Object.assign(window, { presses: presses + 1 });
    };
    addEventListener('pointerdown', (event) => event.isTrusted && heard(), true);
    addEventListener(
      'change',
      ({ target }) => target instanceof HTMLSelectElement && heard(),
      true,
    );
  };
  await page.addInitScript(count);
  await page.evaluate(count);
}

/** How many there were since. */
export function pressesOn(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { presses: number }).presses);
}

/** Does an action and says what it took. */
export async function measure(
  page: Page,
  action: string,
  act: () => Promise<unknown>,
  typed = '',
): Promise<Measured> {
  const [before, start] = [await pressesOn(page), Date.now()];
  await act();
  return {
    action,
    presses: (await pressesOn(page)) - before,
    typed,
    seconds: (Date.now() - start) / 1000,
  };
}
