import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findLiveQueries, queriesIn } from './live-queries.ts';
import { type IndexConfig, missingIndex } from './missing-index.ts';

const file = new URL('../../../../firestore.indexes.json', import.meta.url);
const config = JSON.parse(readFileSync(file, 'utf8')) as IndexConfig;
const { listeners, queries } = findLiveQueries();

describe('live queries of the web app', () => {
  it.each(queries.map(({ file, query }) => [file, query.from?.[0]?.collectionId, query] as const))(
    'finds an index for the live query in %s: %s',
    (_file, _collection, query) => {
      expect(missingIndex(query, config)).toBeNull();
    },
  );

  it('finds the live queries of every file that listens to one, or of the file that it imports them from', () => {
    const files = new Set(queries.map((found) => found.file));
    expect(listeners.filter((listener) => !files.has(listener))).toEqual([
      'web/src/attendee/shared/event-data/live-event-data.ts',
    ]);
    expect([...files]).toContain('web/src/attendee/shared/event-data/event-data-queries.ts');
  });

  it('rejects a live query without an index, or with a condition that is not literal', () => {
    const [query] = queriesIn(
      'a.ts',
      "const a = { path: `events/${id}/announcements`, where: [['isPublished', '==', true]], orderBy: [['publishAt', 'desc']] };",
    );
    expect(query && missingIndex(query, { indexes: [], fieldOverrides: [] })).toBe(
      'announcements (COLLECTION): isPublished, publishAt DESCENDING',
    );
    expect(() => queriesIn('a.ts', "const a = { path: 'events', where: conditions };")).toThrow(
      'Not literal: conditions',
    );
  });
});
