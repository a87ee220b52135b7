/** Mutants that no test can notice, each with why: `file:line: before → after`. */
export const equivalentMutants: ReadonlySet<string> = new Set([
  // No two places are exactly 5,000 or 15 metres apart: a distance is a sum of sines.
  'functions/src/domain/readiness-places.ts:27: > → >=',
  'functions/src/domain/readiness-places.ts:35: < → <=',
  // At exactly 100 m of accuracy whatever may be there was decided above.
  'functions/src/domain/check-in-location.ts:49: > → >=',
  // Nor is a business exactly so many metres from a street.
  'functions/src/domain/district/compact.ts:79: <= → <',
  'functions/src/domain/district/street-network.ts:74: > → >=',
  'functions/src/domain/district/compact.ts:95: > → >=',
  'functions/src/domain/district/compact-areas.ts:50: >= → >',
  'functions/src/domain/running-walk.ts:80: > → >=',
  'functions/src/domain/route-near.ts:33: <= → <',
  'functions/src/domain/reachable-path.ts:46: <= → <',
  // Whoever counts asks whether there are more than `enough`, which one more answers alike.
  'functions/src/domain/district/geojson.ts:101: < → <=',
  // A line has two points at least, and each of its points is kept with a neighbour.
  'functions/src/domain/district/clip.ts:53: > → >=',
  // Where a segment's end lies on another one, the end is joined, or the next segment crosses there.
  'functions/src/domain/district/meeting-segments.ts:59: > → >=',
  'functions/src/domain/district/meeting-segments.ts:59: > → >= (2)',
  'functions/src/domain/district/meeting-segments.ts:59: < → <=',
  'functions/src/domain/district/meeting-segments.ts:59: < → <= (2)',
  // In another order Dijkstra's queue finds the same ways, only later.
  'functions/src/domain/district/shortest-paths.ts:43: <= → >',
  'functions/src/domain/district/shortest-paths.ts:43: this.#meters(parent) <= item.meters → !(this.#meters(parent) <= item.meters)',
  'functions/src/domain/district/shortest-paths.ts:57: + → -',
  // Nor does it matter which of two equally near ones comes first.
  'functions/src/domain/district/shortest-paths.ts:57: < → <=',
  'functions/src/domain/district/shortest-paths.ts:58: >= → >',
  'functions/src/domain/district/shortest-paths.ts:43: <= → <',
  'functions/src/domain/district/street-network.ts:106: < → <=',
  // Of two ways that are equally long either is the shortest.
  'functions/src/domain/district/street-walks.ts:59: <= → <',
  'functions/src/domain/route-exact.ts:25: >= → >',
  'functions/src/domain/route-exact.ts:34: < → <=',
  // With another origin all points move together, and what is between them stays.
  'functions/src/domain/reachable-path.ts:56: - → +',
  'functions/src/domain/reachable-path.ts:57: - → +',
  // Only a line's last point is left over alone, and its piece before has it.
  'functions/src/domain/district/compact-streets.ts:83: > → >=',
  // Behind the last stop there is none to turn round.
  'functions/src/domain/route-near.ts:31: < → <=',
  'functions/src/domain/route-near.ts:31: - → +',
  // The ways back are found, too: they are as long, and a stop is no way from itself.
  'functions/src/domain/route.ts:51: + → -',
  // What has no number is found at none.
  'functions/src/domain/district/street-walks.ts:87: || → && (2)',
  // Past the end of a typed array nothing is written.
  'functions/src/domain/route-exact.ts:19: < → <=',
  'functions/src/domain/route-exact.ts:16: < → <=',
  // A point at the very edge of its circle is drawn to where it is.
  'functions/src/domain/reachable-path.ts:74: <= → <',
  // Nor is there a stop after the last to go on to from anywhere.
  'functions/src/domain/route-exact.ts:18: <= → <',
  'functions/src/domain/route-exact.ts:21: < → <=',
  'functions/src/domain/route.ts:51: < → <=',
  // Counted from the end of its row, each stop has a cell of its own, too.
  'functions/src/domain/route-exact.ts:13: + → -',
  // Any order of the ids does, as long as it is always the same; no two are equal.
  'functions/src/domain/route.ts:34: a.id < b.id → !(a.id < b.id)',
  'functions/src/domain/route.ts:34: < → <=',
  'functions/src/domain/route.ts:34: < → >',
  // An empty piece is as little of a line as one of a single point.
  'functions/src/domain/district/clip.ts:52: > → >=',
  // An end of a piece is at no distance from it.
  'functions/src/domain/district/simplify.ts:31: < → <=',
  // Of two points that are equally far off, either stays; of two parts that are equally large, either is the district.
  'functions/src/domain/district/simplify.ts:36: > → >=',
  'functions/src/domain/district/street-network.ts:120: > → >=',
  // Every index is one of the list; the compiler does not know it.
  'functions/src/domain/district/simplify.ts:29: || → &&',
  'functions/src/domain/district/street-network.ts:103: || → &&',
  // Neighbours are each other’s, whichever is named first.
  'functions/src/domain/district/street-network.ts:56: - → +',
  // The two are different stops here.
  'functions/src/domain/district/street-walks.ts:89: < → <=',
  // What is remembered is found again, whenever it is forgotten.
  'functions/src/domain/district/street-walks.ts:36: > → >=',
  'functions/src/domain/district/street-walks.ts:104: cached.size > maxRemembered → !(cached.size > maxRemembered)',
  'functions/src/domain/district/street-walks.ts:104: > → >=',
  'functions/src/domain/district/street-walks.ts:104: > → <',
  // A line is stored as pairs.
  'functions/src/domain/district/units.ts:43: < → <=',
  // What drew nearer for so many rounds is not there after one more.
  'functions/src/domain/reachable-path.ts:41: < → <=',
  // An end that has not moved is answered before.
  'functions/src/domain/running-walk.ts:50: > → >=',
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
