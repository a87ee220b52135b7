import { type ThrottleLimit } from './throttle.ts';

/*
 * What guessing is slowed down to, each by what it is counted by. What that leaves to an evening of guesses is
 * in docs/brute-force.md, which a test holds to these.
 */

/** Wrong venue codes and PINs of one person. */
export const venueCodePerPerson: ThrottleLimit = { freeAttempts: 5 };
/**
 * Wrong PINs at one business, whoever types them: accounts cost nothing. Nobody waits longer than half a minute,
 * so that a guesser does not close it to everybody; the poster's QR code is not counted here.
 */
export const venuePinPerBusiness: ThrottleLimit = { freeAttempts: 30, maxDelayMs: 30_000 };
/** Redemption codes that one staff account types and that are none. */
export const redemptionCodePerStaff: ThrottleLimit = { freeAttempts: 10, maxDelayMs: 60_000 };
/** Tickets that one network has validated: at the entrance many share it. */
export const ticketValidationsPerNetwork: ThrottleLimit = { freeAttempts: 120, maxDelayMs: 5_000 };
/** Of these and of registrations, those whose ticket is not to be had. */
export const wrongTicketsPerNetwork: ThrottleLimit = { freeAttempts: 60, maxDelayMs: 60_000 };
/** Staff passwords of one account from one network. */
export const staffPasswordPerAccountAndNetwork: ThrottleLimit = { freeAttempts: 5 };
/** The same from all networks where nobody signed in lately: its owner gets in from a new one, too. */
export const staffPasswordPerAccount: ThrottleLimit = { freeAttempts: 30, maxDelayMs: 30_000 };
/** PINs of one shift's or shop's link from one network, and from all: nobody keeps the volunteers out. */
export const linkPinPerNetwork: ThrottleLimit = { freeAttempts: 5 };
export const linkPinPerLink: ThrottleLimit = { freeAttempts: 10, maxDelayMs: 30_000 };

/** So many in a time that begins with the first. */
export interface WindowLimitConfig {
  max: number;
  /** Milliseconds. */
  windowMs: number;
}

const minute = 60_000;

/** Codes from the desk that are typed, right or wrong: by one network, and by everybody, since a code names nobody. */
export const returnCodesPerNetwork: WindowLimitConfig = { max: 30, windowMs: 10 * minute };
export const returnCodesGlobal: WindowLimitConfig = { max: 2000, windowMs: 10 * minute };
/** Six-digit codes mailed to one address, and asked for from one network, which a crowd at a venue shares. */
export const signInCodesPerEmail: WindowLimitConfig = { max: 5, windowMs: 60 * minute };
export const signInCodesPerNetwork: WindowLimitConfig = { max: 120, windowMs: 60 * minute };
/** Digits that are looked at for each of them. */
export const guessesPerSignInCode = 5;
/** Beyond the first for each code, and for all codes of one address: many guesses would need many codes. */
export const extraGuessesPerEmail: WindowLimitConfig = { max: 5, windowMs: 4 * 60 * minute };
