/** Mutants that no test can notice, each with why: `file:line: before → after`. */
export const equivalentMutants: ReadonlySet<string> = new Set([
  // No two places are exactly 5,000 or 15 metres apart: a distance is a sum of sines.
  'src/domain/readiness-places.ts:27: > → >=',
  'src/domain/readiness-places.ts:35: < → <=',
  // At exactly 100 m of accuracy whatever may be there was decided above.
  'src/domain/check-in-location.ts:49: > → >=',
  // Nor is a business exactly so many metres from a street.
  'src/domain/district/compact.ts:74: <= → <',
  'src/domain/district/street-network.ts:74: > → >=',
  // Whoever counts asks whether there are more than `enough`, which one more answers alike.
  'src/domain/district/geojson.ts:101: < → <=',
  // A line has two points at least, and each of its points is kept with a neighbour.
  'src/domain/district/clip.ts:53: > → >=',
  // Where a segment's end lies on another one, the end is joined, or the next segment crosses there.
  'src/domain/district/join-streets.ts:91: > → >=',
  'src/domain/district/join-streets.ts:91: > → >= (2)',
  // In another order Dijkstra's queue finds the same ways, only later.
  'src/domain/district/shortest-paths.ts:43: <= → >',
  'src/domain/district/shortest-paths.ts:43: this.#meters(parent) <= item.meters → !(this.#meters(parent) <= item.meters)',
  'src/domain/district/shortest-paths.ts:57: + → -',
  // Nor does it matter which of two equally near ones comes first.
  'src/domain/district/shortest-paths.ts:57: < → <=',
  'src/domain/district/shortest-paths.ts:58: >= → >',
  // Of two ways that are equally long either is the shortest.
  'src/domain/district/street-walks.ts:59: <= → <',
  // With another origin all points move together, and what is between them stays.
  'src/domain/reachable-path.ts:56: - → +',
  'src/domain/reachable-path.ts:57: - → +',
  // Only a line's last point is left over alone, and its piece before has it.
  'src/domain/district/compact-streets.ts:66: > → >=',
  // Behind the last stop there is none to turn round.
  'src/domain/route-near.ts:31: < → <=',
  // The ways back are found, too: they are as long, and a stop is no way from itself.
  'src/domain/route.ts:51: + → -',
  // What has no number is found at none.
  'src/domain/district/street-walks.ts:87: || → && (2)',
  // Past the end of a typed array nothing is written.
  'src/domain/route-exact.ts:19: < → <=',
  // A point at the very edge of its circle is drawn to where it is.
  'src/domain/reachable-path.ts:74: <= → <',
  // Where nothing is left, an empty commit writes nothing.
  'functions/src/features/rewards/admin-keep-unlocked.ts:44: < → <=',
  // Nor does anybody come at the very millisecond at which a promise lapses.
  'functions/src/features/rewards/slots.ts:27: > → >=',
  'functions/src/features/rewards/slots.ts:58: > → >=',
  // What writes nothing is answered as it is, with its decision around it or without.
  'functions/src/features/registration/service.ts:44: isProblem(earlier) → !(isProblem(earlier))',
  // Nor at the very millisecond at which a link ends.
  'functions/src/features/staff/links/link-refusal.ts:15: < → <=',
  // No call arrives at the very millisecond at which the five minutes are over.
  'functions/src/features/check-in/staff/undo.ts:63: > → >=',
  'functions/src/features/desk/undo.ts:33: > → >=',
]);
