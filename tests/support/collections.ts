import { documentPaths } from '../../functions/src/firestore/paths.ts';

/** Returns the kinds of documents by their paths without IDs: `events/x/announcements/y` → `events/announcements`. */
export function kindsOf(paths: readonly string[]): Set<string> {
  const kindOf = (path: string) => path.split('/').filter((_, index) => index % 2 === 0);
  return new Set(paths.map((path) => kindOf(path).join('/')));
}

/** Kinds of all documents of the server. */
export const allKinds = kindsOf(
  Object.values(documentPaths).map((path) =>
    typeof path === 'string' ? `${path}/x` : path('x', 'x', 'x'),
  ),
);
