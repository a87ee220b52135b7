import { type DeskSnapshot, type SnapshotEntry } from '@wine-walk/common/api/desk.ts';
import { parseDeskScan } from '@wine-walk/common/rules/desk/desk-scan.ts';
import { findInSnapshot, withArrivedPeople } from '@wine-walk/common/rules/desk/desk-snapshot.ts';
import type { LookupResult } from './lookup-result-view.ts';

/** Of an id's HMAC as many bytes as the snapshot has. */
const hashBytes = 12;

/** Reward codes handed over on this device that the server does not know of yet, with when and by whom. */
export type LocallyRedeemed = ReadonlyMap<string, { happenedAt: string; happenedBy: string }>;

/** What only the server can tell: the sentence says what can be done without it. */
export class OfflineUnavailableError extends Error {}

/** What a scan means by the snapshot alone. Throws NeedsConnection where it has no way to tell. */
export async function lookUpInSnapshot(
  text: string,
  snapshot: DeskSnapshot,
  handedOver: LocallyRedeemed,
): Promise<LookupResult> {
  const scan = parseDeskScan(text);
  const { submissionId, ticketId, lookedUp } = scan;
  const hash = await hasher(snapshot.hashKey);
  const found = findInSnapshot(snapshot, scan, {
    submissionId: submissionId && (await hash(submissionId)),
    ticketId: ticketId && (await hash(ticketId)),
  });
  const base = { ...emptyLookupResult, lookedUp, event: snapshot.event, offline: snapshot.takenAt };
  switch (found.found) {
    case 'search':
      throw new OfflineUnavailableError(
        'Without a connection only codes can be looked up. Scan the ticket or the confirmation.',
      );
    case 'nothing':
      return { ...base, answer: 'refused', reason: 'unknown' };
    case 'code': {
      const reward = { code: lookedUp, name: 'A reward' };
      const earlier = handedOver.get(lookedUp);
      if (earlier)
        return { ...base, ...earlier, answer: 'refused', reason: 'reward-claimed', reward };
      return { ...base, answer: 'redeem', reward };
    }
    default:
      return { ...base, ...toLookupResult(found.entry, found.by, lookedUp) };
  }
}

const emptyLookupResult: Omit<LookupResult, 'answer' | 'lookedUp' | 'event'> = {
  reason: null,
  happenedAt: null,
  happenedBy: null,
  otherEventName: null,
  people: [],
  reward: null,
  ticketId: null,
};

function toLookupResult(entry: SnapshotEntry, by: 'confirmation' | 'ticket', lookedUp: string) {
  const { answer, happenedAt, happenedBy, name } = entry;
  const ticketId = by === 'ticket' ? lookedUp : null;
  if (answer === 'register') return { answer, ticketId };
  const people = [
    {
      submissionId: by === 'confirmation' ? lookedUp : '',
      fullName: name,
      ticketId,
      state: answer === 'collect' ? ('cash-due' as const) : ('verified' as const),
      isVerified: answer !== 'collect',
    },
  ];
  if (answer === 'welcome' || answer === 'collect') return { answer, people, ticketId };
  const reason = answer;
  return { answer: 'refused' as const, reason, people, ticketId, happenedAt, happenedBy };
}

/** The snapshot once those of these ids have come in at this desk. */
export async function markArrived(
  snapshot: DeskSnapshot,
  ids: readonly string[],
  arrival: { happenedAt: string; happenedBy: string },
): Promise<DeskSnapshot> {
  const hash = await hasher(snapshot.hashKey);
  return withArrivedPeople(snapshot, new Set(await Promise.all(ids.map(hash))), arrival);
}

async function hasher(hashKey: string): Promise<(id: string) => Promise<string>> {
  const bytes = Uint8Array.from(atob(hashKey.replaceAll('-', '+').replaceAll('_', '/')), (each) =>
    each.charCodeAt(0),
  );
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  return async (id) => {
    const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(id));
    const text = String.fromCharCode(...new Uint8Array(signed).subarray(0, hashBytes));
    return btoa(text).replaceAll('+', '-').replaceAll('/', '_');
  };
}
