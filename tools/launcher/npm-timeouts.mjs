/**
 * npm's options for an answer within seconds where there is no network (its own patience is over a
 * minute), and for needing none where everything is in its cache.
 */
export const npmTimeoutFlags = [
  '--prefer-offline',
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=4000',
  '--no-audit',
  '--no-fund',
];
