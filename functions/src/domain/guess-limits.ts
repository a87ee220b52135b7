import { type Limit } from './slow-down.ts';

/*
 * What guessing is slowed down to, each by what it is counted by. What that leaves to an evening of guesses is
 * in docs/guessing.md, which a test holds to these.
 */

/** Wrong venue codes and PINs of one person. */
export const venueCodeOfPerson: Limit = { freeTries: 5 };
/**
 * Wrong PINs at one business, whoever types them: accounts cost nothing. Nobody waits longer than half a minute,
 * so that a guesser does not close it to everybody; the poster's QR code is not counted here.
 */
export const venuePinOfBusiness: Limit = { freeTries: 30, longestWaitMs: 30_000 };
/** Redemption codes that one staff account types and that are none. */
export const redemptionCodeOfStaff: Limit = { freeTries: 10, longestWaitMs: 60_000 };
/** Tickets that one network has validated: at the entrance many share it. */
export const ticketsOfNetwork: Limit = { freeTries: 120, longestWaitMs: 5_000 };
/** Of these and of registrations, those whose ticket is not to be had. */
export const wrongTicketsOfNetwork: Limit = { freeTries: 60, longestWaitMs: 60_000 };
