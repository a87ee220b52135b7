import { expect as expectSoon, type Page } from '@playwright/test';
import type { attendeeWithPhone, joinAsVolunteer } from '../../tests/support/e2e/desk.ts';
import { registerArrivals } from '../../tests/support/e2e/desk-arrivals.ts';
import { demoBusiness } from '../../tests/support/e2e/locations.ts';

/** One action of the desk, as it was done in the browser. */
interface Measured {
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
async function measure(
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

export const expect = expectSoon.configure({ timeout: 60_000 });
export const vino = demoBusiness('vino-veritas');
export const oak = demoBusiness('oak-and-ash');

type Guest = Awaited<ReturnType<typeof attendeeWithPhone>>;

/** Who comes to the desk: registered beforehand, each with what is scanned of them. */
export async function registerGuests() {
  return {
    tickets: await registerArrivals({ ticket: 8, cash: 0, party: 0, 'lost mail': 0 }),
    cash: await registerArrivals({ ticket: 0, cash: 8, party: 0, 'lost mail': 0 }),
    parties: await registerArrivals({ ticket: 0, cash: 0, party: 2, 'lost mail': 0 }),
    lost: await registerArrivals({ ticket: 0, cash: 0, party: 0, 'lost mail': 1 }),
  };
}

type Guests = Awaited<ReturnType<typeof registerGuests>>;

/** A volunteer's desk whose presses are counted, and who comes to it. */
export type MeasuredDesk = Awaited<ReturnType<typeof measuredDesk>>;

/** Begins to count at `desk`; `maya` and `rosa` have their phones with them. */
export async function measuredDesk(
  desk: Awaited<ReturnType<typeof joinAsVolunteer>>,
  guests: Guests & { maya: Guest; rosa: Guest },
) {
  const { page, answer } = desk;
  await desk.hasSnapshot();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await countPresses(page);
  const done: Measured[] = [];
  return {
    ...desk,
    ...guests,
    done,
    /** Does an action, and writes down what it took. */
    take: async (action: string, act: () => Promise<unknown>, typed?: string) => {
      done.push(await measure(page, action, act, typed));
    },
    press: (name: RegExp | string) => answer.getByRole('button', { name }).first().click(),
    isGone: () => expect(answer).toBeHidden(),
    undo: (name: RegExp) => undo(page, name),
    scanOf: (of: Guests['tickets'], at: number) => of[at]?.scan ?? '',
    idOf: (of: Guests['tickets'], at: number) => of[at]?.submissionIds[0] ?? '',
  };
}

async function undo(page: Page, name: RegExp) {
  const first = page.getByRole('button', { name }).first();
  const label = (await first.getAttribute('aria-label')) ?? '';
  await first.click();
  await expect(page.getByRole('button', { name: label, exact: true })).toBeHidden();
}
