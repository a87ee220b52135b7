import { expect as expectSoon, type Page } from '@playwright/test';
import { clicksOn, countClicks } from '../../tests/support/e2e/clicks.ts';
import type { attendeeWithPhone, joinAsVolunteer } from '../../tests/support/e2e/desk.ts';
import { registerArrivals } from '../../tests/support/e2e/desk-arrivals.ts';
import { demoBusiness } from '../../tests/support/e2e/locations.ts';

/** Action of the desk as measured in the browser. */
interface Measured {
  action: string;
  /** Clicks and Enter keys; an option of a list counts as one, a scan as none. */
  clicks: number;
  /** Text that must be typed. */
  typed: string;
  /** Time of the app and the machine, without a person's time. */
  seconds: number;
}

/** Performs an action and returns its cost. */
async function measure(
  page: Page,
  action: string,
  act: () => Promise<unknown>,
  typed = '',
): Promise<Measured> {
  const [before, start] = [await clicksOn(page), Date.now()];
  await act();
  return {
    action,
    clicks: (await clicksOn(page)) - before,
    typed,
    seconds: (Date.now() - start) / 1000,
  };
}

export const expect = expectSoon.configure({ timeout: 60_000 });
export const vino = demoBusiness('vino-veritas');
export const oak = demoBusiness('oak-and-ash');

type Guest = Awaited<ReturnType<typeof attendeeWithPhone>>;

/** Registers the people who come to the desk, with the scanned code of each. */
export async function registerGuests() {
  return {
    tickets: await registerArrivals({ ticket: 8 }),
    cash: await registerArrivals({ cash: 8 }),
    parties: await registerArrivals({ party: 2 }),
    lost: await registerArrivals({ 'lost mail': 1 }),
  };
}

type Guests = Awaited<ReturnType<typeof registerGuests>>;

/** Desk of a volunteer whose clicks are counted, and its guests. */
export type MeasuredDesk = Awaited<ReturnType<typeof measuredDesk>>;

/** Starts to count at `desk`; `maya` and `rosa` have their phones with them. */
export async function measuredDesk(
  desk: Awaited<ReturnType<typeof joinAsVolunteer>>,
  guests: Guests & { maya: Guest; rosa: Guest },
) {
  const { page, answer } = desk;
  await desk.hasSnapshot();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await countClicks(page);
  const done: Measured[] = [];
  return {
    ...desk,
    ...guests,
    done,
    /** Performs an action and records its cost. */
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
