import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfirmation } from '../../api/registrations.ts';
import {
  type AttemptCounter,
  attemptDelay,
  countAttempt,
  guessesPerSignInCode,
  type RateLimitPolicy,
  rateLimits,
} from './rate-limits.ts';

const evening = 4 * 60 * 60 * 1000;
const networks = 1000;

/** Returns the number of guesses during an event if each is made as soon as it is allowed. */
function guessesPerEvent(policy: RateLimitPolicy): number {
  let counter: AttemptCounter | null = null;
  let guesses = 0;
  for (let now = 0; now < evening; ) {
    counter = countAttempt(policy, counter, now);
    guesses += 1;
    // Free guesses are one millisecond apart.
    now += Math.max(1, attemptDelay(policy, counter, now));
  }
  return guesses;
}

const pins = 10 ** 6;
const codes = 10 ** 8;
/** Number of valid redemption codes at a time: one a minute for five minutes, and as many again. */
const liveCodes = 10;
const generated = 32 ** 10;
const soldTickets = 1000;
const submissions = 32 ** 20;
/** Requests per minute from one IP, limited per instance. */
const confirmationsAMinute = readConfirmation.rate.perMinute;

const person = guessesPerEvent(rateLimits.venueCodePerParticipant);
const atBusiness = guessesPerEvent(rateLimits.venuePinPerBusiness);
const ownPinSearch = guessesPerEvent(rateLimits.venuePinSearchPerParticipant);
const pinSearch = guessesPerEvent(rateLimits.venuePinSearchPerEvent);
const wrongTickets = guessesPerEvent(rateLimits.wrongTicketsPerNetwork);
const staff = guessesPerEvent(rateLimits.redemptionCodePerStaff);
const confirmations = (evening / 60_000) * confirmationsAMinute;

/** Codes of an authenticator app that are valid at a time. */
const validStepCodes = 3;
/** Number of valid return codes from the desk at a time. */
const liveReturnCodes = 5;
/** One guess at each code that an email can receive, and the extra ones. */
const ofMailedCodes =
  guessesPerEvent(rateLimits.signInCodesPerEmail) +
  guessesPerEvent(rateLimits.extraGuessesPerEmail);
const mailedToMany = 1000;

/**
 * Secret, guesses from one and from a thousand networks with as many accounts, and the chance of one guess.
 */
const table = [
  ['The PIN of one business', person, atBusiness, 1 / pins],
  ['The PIN of any of 15 businesses', person, 15 * atBusiness, 1 / pins],
  [
    'The PIN of any of 15 businesses, when the API finds the business',
    ownPinSearch,
    pinSearch,
    15 / pins,
  ],
  ['A venue code of a poster (16 characters)', person, networks * person, 15 / 32 ** 16],
  ['A redemption code, by one staff account', staff, staff, liveCodes / codes],
  ['A generated ticket of 1,000', wrongTickets, networks * wrongTickets, soldTickets / generated],
  ['A submission id of 1,000', confirmations, networks * confirmations, 1000 / submissions],
  [
    'A staff password that is one of the million likeliest',
    guessesPerEvent(rateLimits.staffPasswordPerAccountAndNetwork),
    guessesPerEvent(rateLimits.staffPasswordPerAccount),
    1 / 10 ** 6,
  ],
  [
    'The second factor of an account whose password is known',
    guessesPerEvent(rateLimits.secondFactorPerAccount),
    guessesPerEvent(rateLimits.secondFactorPerAccount),
    validStepCodes / pins,
  ],
  [
    'The PIN of a shift or a shop, by a holder of its link',
    guessesPerEvent(rateLimits.linkPinPerNetwork),
    guessesPerEvent(rateLimits.linkPinPerLink),
    1 / pins,
  ],
  [
    'A code from the desk, of 5 good ones',
    guessesPerEvent(rateLimits.wrongReturnCodesPerNetwork),
    networks * guessesPerEvent(rateLimits.wrongReturnCodesPerNetwork),
    liveReturnCodes / codes,
  ],
  ['The six digits mailed to one person', ofMailedCodes, ofMailedCodes, 1 / 10 ** 6],
] as const;

/** Useful only to an attacker who already knows these emails; an accepted risk (docs/security.md). */
const ofKnownPeople = [
  'The six digits mailed to any of 1,000 people',
  guessesPerEvent(rateLimits.signInCodesPerNetwork) * guessesPerSignInCode,
  mailedToMany * ofMailedCodes,
  1 / 10 ** 6,
] as const;

/** The same with the IDs of their unused tickets, whose codes count for no network. */
const ofKnownTickets = [
  'The six digits mailed to any of 1,000 holders of known tickets',
  mailedToMany * ofMailedCodes,
  mailedToMany * ofMailedCodes,
  1 / 10 ** 6,
] as const;

const number = new Intl.NumberFormat('en');
const chance = (guesses: number, hitRate: number) => {
  const all = -Math.expm1(guesses * Math.log1p(-hitRate));
  return all >= 1e-6
    ? `${Number((all * 100).toPrecision(2))} %`
    : `below 10^${Math.ceil(Math.log10(Math.max(all, guesses * hitRate)))}`;
};

describe('guesses during an event', () => {
  const rows = [...table, ofKnownPeople, ofKnownTickets].map(
    ([what, one, many, hitRate]) =>
      `| ${what} | ${number.format(one)} | ${chance(one, hitRate)} | ${number.format(many)} | ${chance(many, hitRate)} |`,
  );

  it.each(rows)('matches docs/security.md: %s', (row) => {
    expect(
      readFileSync(new URL('../../../../docs/security.md', import.meta.url), 'utf8'),
    ).toContain(row);
  });

  it('gives guesses a negligible chance of success', () => {
    for (const [what, one, many, hitRate] of table) {
      expect(one * hitRate, what).toBeLessThan(0.0001);
      expect(many * hitRate, what).toBeLessThan(0.01);
    }
  });

  it('limits the chance to that of one code mailed to 1,000 people in one event of forty', () => {
    const [, one, many, hitRate] = ofKnownPeople;
    expect(one * hitRate).toBeLessThanOrEqual(0.0024);
    expect(many * hitRate).toBeLessThanOrEqual(0.025);
  });

  it('matches docs/security.md for sequential tickets', () => {
    const page = readFileSync(new URL('../../../../docs/security.md', import.meta.url), 'utf8');
    expect(page).toContain(`${number.format(wrongTickets)} wrong ones`);
  });
});
