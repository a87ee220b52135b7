/**
 * Replaces the regular expression engine of Firestore's pipeline queries, which this app does not use
 * (vite.config.ts).
 */
export const RE2JS = {
  compile(): never {
    throw new Error('Pipeline queries are not part of the app.');
  },
};
