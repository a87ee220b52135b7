/**
 * Stands in for the regular expression engine that Firestore's pipeline queries use and this app does not
 * (vite.config.ts).
 */
export const RE2JS = {
  compile(): never {
    throw new Error('Pipeline queries are not part of the app.');
  },
};
