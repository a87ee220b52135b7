/** Mutants that no test can notice, each with why: `file:line: before → after`. */
export const equivalentMutants: ReadonlySet<string> = new Set([
  // No two places are exactly 5,000 or 15 metres apart: a distance is a sum of sines.
  'src/domain/readiness-places.ts:27: > → >=',
  'src/domain/readiness-places.ts:35: < → <=',
  // At exactly 100 m of accuracy whatever may be there was decided above.
  'src/domain/check-in.ts:116: > → >=',
  // Nor is a business exactly so many metres from a street.
  'src/domain/district/compact.ts:74: <= → <',
]);
