import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfirmation } from '../contract/registration.ts';
import {
  redemptionCodeOfStaff,
  ticketsOfNetwork,
  venueCodeOfPerson,
  venuePinOfBusiness,
  wrongTicketsOfNetwork,
} from './guess-limits.ts';
import { afterTry, type Limit, type Tries, waitBeforeTry } from './slow-down.ts';

const evening = 4 * 60 * 60 * 1000;
const addresses = 1000;

/** How many guesses somebody gets in who makes each as soon as it is let through. */
function guessesAnEvening({ freeTries, longestWaitMs }: Limit): number {
  let stored: Tries | null = null;
  let guesses = 0;
  for (let now = 0; now < evening; ) {
    stored = afterTry(stored, now);
    guesses += 1;
    // Those that are free are made at once.
    now += Math.max(1, waitBeforeTry(stored, freeTries, now, longestWaitMs));
  }
  return guesses;
}

const pins = 10 ** 6;
const codes = 10 ** 8;
/** Redemption codes good at a time: one a minute for five minutes, and as many again. */
const liveCodes = 10;
const generated = 32 ** 10;
const soldTickets = 1000;
const submissions = 32 ** 20;
/** Calls a minute that one address gets in before an instance's own limit. */
const confirmationsAMinute = readConfirmation.rate.perMinute;

const person = guessesAnEvening(venueCodeOfPerson);
const atBusiness = guessesAnEvening(venuePinOfBusiness);
const wrongTickets = guessesAnEvening(wrongTicketsOfNetwork);
const validations = guessesAnEvening(ticketsOfNetwork);
const staff = guessesAnEvening(redemptionCodeOfStaff);
const confirmations = (evening / 60_000) * confirmationsAMinute;

/** What is guessed, guesses by one and by a thousand addresses with as many accounts, and how many of how many are right. */
const table = [
  ['The PIN of one business', person, atBusiness, 1 / pins],
  ['The PIN of any of 15 businesses', person, 15 * atBusiness, 1 / pins],
  ['A venue code of a poster (16 characters)', person, addresses * person, 15 / 32 ** 16],
  ['A redemption code, by one staff account', staff, staff, liveCodes / codes],
  ['A generated ticket of 1,000', wrongTickets, addresses * wrongTickets, soldTickets / generated],
  ['A submission id of 1,000', confirmations, addresses * confirmations, 1000 / submissions],
] as const;

const number = new Intl.NumberFormat('en');
const chance = (guesses: number, each: number) => {
  const all = -Math.expm1(guesses * Math.log1p(-each));
  return all >= 1e-6
    ? `${Number((all * 100).toPrecision(2))} %`
    : `below 10^${Math.ceil(Math.log10(Math.max(all, guesses * each)))}`;
};

describe('an evening of guesses', () => {
  const rows = table.map(
    ([what, one, many, each]) =>
      `| ${what} | ${number.format(one)} | ${chance(one, each)} | ${number.format(many)} | ${chance(many, each)} |`,
  );

  // spec: A4.8
  it.each(rows)('is in docs/guessing.md as it is: %s', (row) => {
    expect(readFileSync(new URL('../../../docs/guessing.md', import.meta.url), 'utf8')).toContain(
      row,
    );
  });

  // spec: A4.8
  it('finds nothing that is worth it', () => {
    for (const [what, one, many, each] of table) {
      expect(one * each, what).toBeLessThan(0.0001);
      expect(many * each, what).toBeLessThan(0.01);
    }
  });

  it('of sequential tickets goes by what it may ask, as the page says', () => {
    const page = readFileSync(new URL('../../../docs/guessing.md', import.meta.url), 'utf8');
    expect(page).toContain(`${number.format(validations)} validations`);
    expect(page).toContain(`${number.format(wrongTickets)} wrong ones`);
  });
});
