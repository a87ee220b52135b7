import { expect as expectSoon, type Page } from '@playwright/test';
import { registerArrivals } from '../../e2e/arrivals.ts';
import type { attendeeWithPhone, joinAsVolunteer } from '../../e2e/desk.ts';
import { demoBusiness } from '../../e2e/locations.ts';
import { countPresses, type Measured, measure } from '../presses.ts';

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
