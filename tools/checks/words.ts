import type { ListedWord } from './find-words.ts';

/** Folders and documents that are checked. */
export const checkedPaths: readonly string[] = [
  'common/',
  'functions/',
  'web/',
  'tests/',
  'tools/',
  'lab/',
  'docs/',
  'firestore.rules',
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
];

/** Files that quote listed words on purpose. */
export const ignoredPaths: readonly string[] = [
  'tools/boundaries/fixtures/',
  'tools/checks/words.ts',
  'tools/checks/find-words.test.ts',
  // Statements of the specification.
  'tests/specification/statements.md',
  // Written by commands.
  'docs/reports/',
];

/** Names that are stored, part of the API or of a library. */
export const allowedNames: ReadonlySet<string> = new Set([
  // Business documents; http.Server.address().
  'address',
  // Staff records, desk records and check-ins in Firestore and the API.
  'isIdSeen',
  'lastSeenAt',
  'seen',
  'seenEventIds',
  'deskDoubts',
  'doubts',
  'witnessedAt',
  'burst',
  'promised',
  'promisedUntil',
  'keepOtherSessions',
  'keepsOtherSessions',
  'walks',
  'walkChanges',
  'isFine',
  'kept',
  'doubt',
  'doubtful',
  'lookedThrough',
  'updateLastSeen',
  // fetch and React Testing Library.
  'keepalive',
  'act',
]);

const names = (pattern: string) => new RegExp(`(?<![a-z])(?:${pattern})(?![a-z])`);
const prose = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`, 'i');

export const listedWords: readonly ListedWord[] = [
  {
    inNames: names('keeps?|kept|keeping'),
    inProse: prose('kept'),
    instead: 'cached, saved, retained',
  },
  {
    inNames: names('asked|asks|asking'),
    inProse: prose('asked|asks(?!,| (?:for|to|before)\\b)'),
    instead: 'requested, filters, input',
  },
  {
    inNames: names('told|tells?'),
    inProse: prose('told|tells'),
    instead: 'notified, reported, shows',
  },
  { inNames: names('hear|heard'), inProse: prose('hears?|heard'), instead: 'received' },
  {
    inNames: names('standing'),
    inProse: prose('where (?:one|somebody|someone|they) stands?|stands (?:for|in the way|between)'),
    instead: 'status, validity, progress',
  },
  {
    inNames: names('nothing|nowhere|nobodys?'),
    inProse: prose('nobody|nowhere'),
    instead: 'empty, none, no user',
  },
  {
    inNames: names('whoever|whom|whose'),
    inProse: prose('whoever|whomever|(?<!by )whom'),
    instead: 'the attendee, the caller',
  },
  { inNames: names('anew'), inProse: prose('anew|afresh'), instead: 'again' },
  {
    inNames: names('wanted'),
    inProse: prose('is wanted'),
    instead: 'requested, expected, target',
  },
  {
    inNames: names('look(?:s|ed)?(?! up| like)'),
    inProse: prose('(?:is|are|was) looked (?:at|up|for|through)|looks? at'),
    instead: 'check, inspect, query, style',
  },
  {
    inNames: names('seen'),
    inProse: prose('is seen|(?:as|that) (?:was|were|is) seen'),
    instead: 'visible, viewed, expected',
  },
  {
    inNames: names('mend|amiss|fine'),
    inProse: prose('mend(?:s|ed)?|amiss'),
    instead: 'fix, failed, ok',
  },
  {
    inNames: names('doubts?|doubtful'),
    inProse: prose('doubt(?:s|ed|ful)?'),
    instead: 'conflict, issue',
  },
  { inNames: names('acts?'), inProse: prose('acts?'), instead: 'action' },
  {
    inNames: names('walks?|walked|walker'),
    instead: 'event, route, attendee; "walk" in texts for users',
  },
  { inNames: names('spoken|speak'), instead: 'locale, display' },
  {
    inNames: names('promised|promises?'),
    inProse: /\bpromis(?:es|ed)\b/i,
    instead: 'reserved, preapproved',
  },
  {
    inNames: names('witnessed|burst'),
    inProse: prose('burst'),
    instead: 'received, upload batch',
  },
  {
    inNames: names('hand(?:ed)? over(?! cents| cash)'),
    inProse: prose('hand(?:s|ed|ing)? over'),
    instead: 'redeem, admit; handovers of cash are "handover"',
  },
  {
    inNames: names('give back|take back|taken back|let in|go on|goes on'),
    inProse: prose('(?:take|takes|taken) back|let in|goes on'),
    instead: 'refund, undo, admit, continue',
  },
  { inNames: names('patience'), inProse: prose('patience'), instead: 'timeout' },
  { inNames: names('differing'), instead: 'overrides' },
  { inNames: names('address(?:es)?'), instead: 'email, ip, url, streetAddress' },
  {
    inProse: prose('has not its shape|of its own|none of its'),
    instead: 'fails validation; its own',
  },
  {
    inNames: names('anybody|everybody|somebody'),
    inProse: prose('somebody|everybody|anybody'),
    instead: 'a user, an attendee, all users',
  },
  { inProse: prose('meanwhile'), instead: 'at the same time' },
  { inProse: prose('by itself|of itself|by themselves'), instead: 'automatically' },
  {
    inNames: names('neighbours?|colours?|centres?|metres?'),
    inProse: prose('metres?|colours?|neighbours?|centres?|kilometres?|behaviours?'),
    instead: 'neighbor, color, center, meter, behavior',
  },
];
