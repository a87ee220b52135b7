/** Free attempts, then a delay after each one that doubles up to the longest. Expires after an hour without attempts. */
interface BackoffPolicy {
  algorithm: 'backoff';
  freeAttempts: number;
  /** Longest delay, in milliseconds. */
  maxDelayMs: number;
}

/** Maximum of attempts in a window that starts with the first one. */
interface WindowPolicy {
  algorithm: 'window';
  max: number;
  windowMs: number;
}

export type RateLimitPolicy = BackoffPolicy | WindowPolicy;

/** Attempts counted under one key. Times are epoch milliseconds. */
export interface AttemptCounter {
  attempts: number;
  lastAttemptAt: number;
  /** End of the window, or the time after which a backoff starts again from zero. */
  expiresAt: number;
}

const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** First delay after the free attempts of a backoff. */
export const initialDelayMs = 15 * seconds;
const longestDelayMs = 15 * minutes;
/** Time without attempts after which a backoff starts again from zero. */
export const attemptsExpireAfterMs = 1 * hours;
/** Time in milliseconds for which a successful sign-in makes its subject trusted. */
export const trustedDeviceMs = 90 * 24 * hours;

const backoff = (freeAttempts: number, maxDelayMs = longestDelayMs) =>
  ({ algorithm: 'backoff', freeAttempts, maxDelayMs }) as const satisfies RateLimitPolicy;
const window = (max: number, windowMs: number) =>
  ({ algorithm: 'window', max, windowMs }) as const satisfies RateLimitPolicy;

/**
 * Every limit that holds across instances, by the subject that its attempts are counted by. A test compares the
 * resulting chances of guessing with docs/security.md. A name is part of the stored key: renaming restarts its
 * counters.
 */
export const rateLimits = {
  /** Wrong venue codes and PINs of one participant. */
  venueCodePerParticipant: backoff(5),
  /** Wrong PINs at one business by all participants. The short delay keeps a guesser from blocking everyone else. */
  venuePinPerBusiness: backoff(30, 30 * seconds),
  /** Wrong PINs of one participant when the business is not known: each is compared with every business. */
  venuePinSearchPerParticipant: window(6, 4 * hours),
  /** Wrong PINs at one event by all participants when the business is not known. */
  venuePinSearchPerEvent: backoff(30, 30 * seconds),
  /** Unknown redemption codes of one staff account. */
  redemptionCodePerStaff: backoff(10, 1 * minutes),
  /**
   * Unavailable tickets in validations and registrations from one network. Valid ones are not counted: all attendees at a venue
   * share one address.
   */
  wrongTicketsPerNetwork: backoff(60, 1 * minutes),
  staffPasswordPerAccountAndNetwork: backoff(5),
  /** One password tried on many accounts. The short delay lets staff in on the Wi-Fi of a venue, which visitors share. */
  staffPasswordPerNetwork: backoff(30, 1 * minutes),
  /** One account from many networks. The short delay lets its owner in from a new network. */
  staffPasswordPerAccount: backoff(30, 30 * seconds),
  /** Sign-ins from a device that has signed in to the account before (OWASP device cookie). */
  staffPasswordPerDevice: backoff(10),
  /** Current passwords sent to change the password, so that an open session is no way to guess it. */
  passwordChangePerAccount: backoff(5),
  /** Codes of the second factor, after a right password; a device that signed in before is counted alone. */
  secondFactorPerAccount: backoff(5),
  /** PINs of one staff link from one network. */
  linkPinPerNetwork: backoff(5),
  /** PINs of one staff link from all networks. The short delay keeps a guesser from blocking the volunteers. */
  linkPinPerLink: backoff(10, 30 * seconds),
  /**
   * Wrong codes of the desk from one network, which a venue's visitors share: the short delay lets right ones in. Codes of
   * links are too long to be guessed and have no limit but that of the call.
   */
  wrongReturnCodesPerNetwork: backoff(40, 2 * minutes),
  /** Wrong codes of the desk from all networks; further wrong ones are rejected, right ones are accepted. */
  returnCodesGlobal: window(2000, 10 * minutes),
  /**
   * Registrations with cash due from one network. A ticket limits itself, also one that is shown at the desk, so a venue's Wi-Fi, which is one network for
   * 300 phones, reaches this only if most of them come without one within the hour.
   */
  cashRegistrationsPerNetwork: window(60, 1 * hours),
  /** Unknown or ended session cookies sent from one network; a right one is accepted in any case. */
  wrongSessionCookiesPerNetwork: window(40, 1 * hours),
  /** Session cookies issued to one participant: one for each sign-in, with room for repeats. */
  sessionCookiesPerParticipant: window(30, 1 * hours),
  /** Pictures that the holders of one shop's link store. */
  picturesPerShopLink: window(40, 24 * hours),
  transferCodesPerParticipant: window(10, 1 * hours),
  /** Guests that one participant registers. */
  guestsPerParticipant: window(10, 24 * hours),
  /** Emails added to waiting lists from one network. */
  waitingListPerNetwork: window(10, 1 * hours),
  /** Emails stored for a notice of the next event from one network. */
  eventNoticesPerNetwork: window(30, 1 * hours),
  /** Mails that are limited by mailbox (`rules/mail/kinds.ts`), to one mailbox: anyone can type an email of others. */
  mailsPerMailbox: window(4, 1 * hours),
  signInCodesPerEmail: window(5, 1 * hours),
  /** Sign-in codes requested from one network, which a crowd at a venue shares. */
  signInCodesPerNetwork: window(120, 1 * hours),
  /** Codes to the holder of one unused ticket, which count for no network. */
  codesPerTicket: window(5, 1 * hours),
  /** Digits typed for one email after the first attempt at each code: many guesses need many codes. */
  extraGuessesPerEmail: window(5, 4 * hours),
  /** Enough to correct a typo, too few to test which names are in use, also by staff. */
  displayNamesPerParticipant: window(5, 1 * hours),
} as const satisfies Record<string, RateLimitPolicy>;

export type RateLimitName = keyof typeof rateLimits;

/** Networks that a shared address stands for, such as a front end through which the visitors of a city come. */
const networksPerSharedAddress = 100;

/** Returns the limit of an address that many networks share. */
export function sharedPolicy(policy: RateLimitPolicy): RateLimitPolicy {
  return policy.algorithm === 'window'
    ? { ...policy, max: policy.max * networksPerSharedAddress }
    : { ...policy, freeAttempts: policy.freeAttempts * networksPerSharedAddress };
}

/** Attempts at each sign-in code. */
export const guessesPerSignInCode = 5;

/** Returns the delay before the next attempt in milliseconds; 0 if it is allowed now. `now`: epoch milliseconds. */
export function attemptDelay(
  policy: RateLimitPolicy,
  counter: AttemptCounter | null,
  now: number,
): number {
  const attempts = activeAttempts(policy, counter, now);
  if (!counter) return 0;
  if (policy.algorithm === 'window') return attempts < policy.max ? 0 : counter.expiresAt - now;
  const excess = attempts - policy.freeAttempts;
  if (excess < 0) return 0;
  const delay = Math.min(policy.maxDelayMs, initialDelayMs * 2 ** excess);
  return Math.max(0, counter.lastAttemptAt + delay - now);
}

/** Returns the number of attempts that are left before the next delay. `now`: epoch milliseconds. */
export function freeAttemptsLeft(
  policy: RateLimitPolicy,
  counter: AttemptCounter | null,
  now: number,
): number {
  const free = policy.algorithm === 'window' ? policy.max : policy.freeAttempts;
  return Math.max(0, free - activeAttempts(policy, counter, now));
}

/** Returns the counter after one more attempt at `now`, in epoch milliseconds. */
export function countAttempt(
  policy: RateLimitPolicy,
  counter: AttemptCounter | null,
  now: number,
): AttemptCounter {
  const attempts = activeAttempts(policy, counter, now);
  const expiresAt =
    policy.algorithm === 'backoff'
      ? now + attemptsExpireAfterMs
      : counter && attempts > 0
        ? counter.expiresAt
        : now + policy.windowMs;
  return { attempts: attempts + 1, lastAttemptAt: now, expiresAt };
}

/** Returns the number of attempts that still count at `now`, in epoch milliseconds. */
export function activeAttempts(
  policy: RateLimitPolicy,
  counter: AttemptCounter | null,
  now: number,
): number {
  if (!counter) return 0;
  // A stored counter may outlive the attempts (see `signedInAt`), so a backoff goes by the last attempt.
  const expiresAt =
    policy.algorithm === 'window'
      ? counter.expiresAt
      : counter.lastAttemptAt + attemptsExpireAfterMs;
  return now < expiresAt ? counter.attempts : 0;
}

/** Returns the network of an IP: an IPv4 address itself, or the /64 of an IPv6 address, which one customer controls. */
export function ipNetwork(ip: string): string {
  const text = ip.trim().toLowerCase();
  if (!text.includes(':')) return text;
  if (text.includes('.')) return text.slice(text.lastIndexOf(':') + 1);
  const [head = '', tail] = text.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
