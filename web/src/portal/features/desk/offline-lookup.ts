import type { BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type admitAtDesk, type DeskSnapshot } from '@wine-walk/common/api/staff/desk.ts';
import { unlimitedTickets } from '@wine-walk/common/model/ticket-counts.ts';
import { decideScan, type ScanFacts } from '@wine-walk/common/rules/desk/decide-scan.ts';
import { type DeskScan, parseDeskScan } from '@wine-walk/common/rules/desk/desk-scan.ts';
import {
  findByNameInSnapshot,
  findInSnapshot,
  findPartyInSnapshot,
  type ScanHashes,
  withArrivedPeople,
  withArrivedTickets,
} from '@wine-walk/common/rules/desk/desk-snapshot.ts';
import { participantOfReference } from '@wine-walk/common/rules/desk/person-reference.ts';
import { searchedWords } from '@wine-walk/common/rules/people/name-search.ts';
import { ticketEntryKey } from '@wine-walk/common/rules/tickets/ticket-entry.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { texts } from '../../texts/texts.ts';
import type { LookupResult } from './lookup-result-view.ts';

/** Number of bytes of an HMAC in the snapshot. */
const hashBytes = 12;

/** Codes redeemed on this device and not yet sent, with time and staff member. */
export type LocallyRedeemed = ReadonlyMap<string, { happenedAt: string; happenedBy: string }>;

/** IDs that a scan can be. */
type IdsOfScan = Pick<DeskScan, 'submissionId' | 'ticketId' | 'ticketKey' | 'participantId'>;

/** Thrown if only the server can answer; the message names the remaining options. */
export class OfflineUnavailableError extends Error {}

/** Decides a scan or the search of a name by the snapshot alone. Throws OfflineUnavailableError for an email. */
export async function lookUpInSnapshot(
  text: string,
  snapshot: DeskSnapshot,
  redeemed: LocallyRedeemed,
): Promise<LookupResult> {
  const scan = parseDeskScan(text);
  const { rewardCode } = scan;
  const hash = await hasher(snapshot.hashKey);
  const { event, takenAt } = snapshot;
  const hashes = await hashesOf(scan, hash);
  const known = findInSnapshot(snapshot, scan, hashes);
  const isKnown = known.registration !== null || known.ticket !== null;
  const result = decideScan({
    scan,
    eventId: event.id,
    now: serverNow(),
    ...known,
    code:
      rewardCode === null
        ? null
        : {
            isVerifiable: false,
            // The phone's list has no rewards.
            rewardName: '',
            claim: redeemed.get(rewardCode) ?? null,
          },
    ...(await findByName(scan, snapshot, hash)),
    ...(isKnown && findPartyInSnapshot(snapshot, hashes)),
    ticketDeletion: null,
    otherEventName: null,
  });
  if (result === null) throw new OfflineUnavailableError(texts.desk.noEmailsOffline);
  const [person] = result.people;
  // A person found by name is looked up by their reference when the connection returns; a ticket has none.
  const isPerson = result.answer !== 'choose' && result.answer !== 'register';
  const lookedUp = scan.search !== null && isPerson && person?.submissionId;
  return {
    ...result,
    ...(lookedUp && { lookedUp }),
    event: { ...event, left: unlimitedTickets },
    offline: takenAt,
  };
}

/** Returns the people and tickets with the name of a scan, and who comes with a single one; null if it is none or an email. */
async function findByName(
  { search }: DeskScan,
  snapshot: DeskSnapshot,
  hash: (text: string) => Promise<string>,
): Promise<Pick<ScanFacts, 'matches' | 'ticketMatches' | 'party' | 'missing'>> {
  if (search === null || search.includes('@'))
    return { matches: null, ticketMatches: [], party: [], missing: [] };
  return findByNameInSnapshot(snapshot, await Promise.all(searchedWords(search).map(hash)));
}

async function hashesOf(
  { submissionId, ticketId, ticketKey, participantId }: IdsOfScan,
  hash: (id: string) => Promise<string>,
): Promise<ScanHashes> {
  return {
    submissionId: submissionId && (await hash(submissionId)),
    ticketId: ticketId && (await hash(ticketId)),
    ticketKey: ticketKey && (await hash(ticketKey)),
    participantId,
  };
}

/** Returns the snapshot after people with these IDs arrived at this desk, and newcomers with these tickets. */
export async function markArrived(
  snapshot: DeskSnapshot,
  {
    submissionIds,
    ticketIds: shown,
    newcomers,
  }: Pick<BodyOf<typeof admitAtDesk>, 'submissionIds' | 'ticketIds' | 'newcomers'>,
  arrival: { happenedAt: string; happenedBy: string },
): Promise<DeskSnapshot> {
  const hash = await hasher(snapshot.hashKey);
  const ticketIds = [...shown, ...newcomers.flatMap(({ ticketId }) => ticketId ?? [])];
  const found = newcomers.flatMap((newcomer) => newcomer.found ?? []);
  const scans = [
    ...submissionIds.map((submissionId) => ({
      submissionId,
      ticketId: null,
      ticketKey: null,
      participantId: participantOfReference(submissionId),
    })),
    ...ticketIds.map((ticketId) => ({
      submissionId: null,
      ticketId,
      ticketKey: ticketEntryKey(ticketId),
      participantId: null,
    })),
  ];
  const hashes = await Promise.all(scans.map((scan) => hashesOf(scan, hash)));
  const arrived = withArrivedPeople(snapshot, hashes, arrival);
  const foundHashes = await Promise.all(
    found.map(async ({ text, ticketEnd }) => {
      const ids = await hashesOf(parseDeskScan(text), hash);
      return { ticketEnd, ids, words: await Promise.all(searchedWords(text).map(hash)) };
    }),
  );
  return withArrivedTickets(arrived, foundHashes, arrival);
}

async function hasher(hashKey: string): Promise<(id: string) => Promise<string>> {
  const bytes = Uint8Array.from(
    atob(hashKey.replaceAll('-', '+').replaceAll('_', '/')),
    (character) => character.charCodeAt(0),
  );
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  return async (id) => {
    const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(id));
    const text = String.fromCharCode(...new Uint8Array(signed).subarray(0, hashBytes));
    return btoa(text).replaceAll('+', '-').replaceAll('/', '_');
  };
}
