import { crowdDocument, eventDocument } from '@wine-walk/common/model/events.ts';
import { organizationDocument } from '@wine-walk/common/model/organization.ts';
import { leaderboardDocument, progressDocument } from '@wine-walk/common/model/participants.ts';
import { releaseDocument } from '@wine-walk/common/model/releases.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { parseCached } from './parse-cached.ts';

const written = (path: string, at: number) =>
  ({
    ref: { path },
    updateTime: { at, isEqual: (other: { at: number }) => other.at === at },
  }) as unknown as DocumentSnapshot;

describe('parseCached', () => {
  const parse = () => vi.fn(() => ({ names: ['Autumn'] }) as never);

  it('parses a shared document once per revision', () => {
    const [first, again, later] = [parse(), parse(), parse()];
    const event = parseCached(written('events/a', 1), eventDocument, first);
    expect(parseCached(written('events/a', 1), eventDocument, again)).toBe(event);
    expect(again).not.toHaveBeenCalled();
    expect(parseCached(written('events/a', 2), eventDocument, later)).not.toBe(event);
    expect(later).toHaveBeenCalledOnce();
  });

  it.each([crowdDocument, leaderboardDocument, organizationDocument, releaseDocument])(
    'parses a public document once per revision',
    (schema) => {
      const [first, again] = [parse(), parse()];
      parseCached(written('shared/a', 1), schema, first);
      parseCached(written('shared/a', 1), schema, again);
      expect(again).not.toHaveBeenCalled();
    },
  );

  it('freezes the shared value', () => {
    const event = parseCached(written('events/b', 1), eventDocument, parse());
    expect(() => (event as unknown as { names: string[] }).names.push('x')).toThrow();
  });

  it('caches by path, for a limited number of documents', () => {
    const first = parseCached(written('events/c', 1), eventDocument, parse());
    expect(parseCached(written('events/d', 1), eventDocument, parse())).not.toBe(first);
    for (let at = 0; at < 25; at += 1)
      parseCached(written(`events/${at}`, 1), eventDocument, parse());
    expect(parseCached(written('events/c', 1), eventDocument, parse())).not.toBe(first);
  });

  it('parses documents of one person every time', () => {
    const [first, again] = [parse(), parse()];
    parseCached(written('progress/a', 1), progressDocument, first);
    parseCached(written('progress/a', 1), progressDocument, again);
    expect(again).toHaveBeenCalledOnce();
  });
});
