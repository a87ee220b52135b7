/**
 * Options of npm for an error within seconds without a network (by default over a minute), and for using its
 * cache.
 */
export const npmTimeoutFlags = [
  '--prefer-offline',
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=4000',
  '--no-audit',
  '--no-fund',
];
