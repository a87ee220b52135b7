import { hash } from 'node:crypto';
import type {
  AnswerOf,
  BodyOf,
  ProblemOf,
  ResponseOf,
} from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import {
  type confirmWaiting,
  type countWaitingList,
  type joinWaitingList,
  type listWaiting,
  maxWaitingListed,
  type readPlaceOffer,
} from '@wine-walk/common/api/waiting-list.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import {
  type WaitingListDocument,
  waitingListDocument,
} from '@wine-walk/common/model/waiting-list.ts';
import { ipNetwork } from '@wine-walk/common/rules/sessions/rate-limits.ts';
import { offerEnd } from '@wine-walk/common/rules/tickets/waiting-list.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { isFullForPublic, readTicketsLeft } from '../../firestore/events/ticket-counts.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { auditPeopleList } from '../../firestore/people/people-reads.ts';
import {
  countWaiting,
  findOffer,
  findWaiting,
  readWaitingList,
  readWaitingOfNetwork,
} from '../../firestore/people/waiting-list.ts';
import { countInCommit, networkLimit } from '../../firestore/rate-limits.ts';
import { readDocument } from '../../firestore/read.ts';
import type { StaffMember } from '../../http/caller.ts';
import { secretHash } from '../../lib/link-secret.ts';
import { mailboxHash } from '../../lib/mailbox-hash.ts';
import { isSharedAddress } from '../../lib/networks.ts';
import { confirmEmailWrite } from '../../mail/queue.ts';
import { smtpSettings } from '../../settings.ts';

type Join = typeof joinWaitingList;

/** Maximum number of entries of an event from one network. A household or an office has a few. */
const maxEntriesPerNetwork = 5;
/** Time in milliseconds for which an email can be confirmed. */
const confirmationMs = 24 * 3_600_000;

/** Mails the link that puts an email on the waiting list of a sold-out event. `now`: epoch milliseconds. */
export async function addToWaitingList(
  eventId: string,
  { email, language }: BodyOf<Join>,
  { ip, now }: { ip: string; now: number },
): Promise<AnswerOf<Join>> {
  if (!smtpSettings()) return problem('mail-not-set-up');
  const event = await readDocument(documentPaths.event(eventId), eventDocument);
  if (!event?.data.isActive || offerEnd(event.data.startTime, now) === null)
    return problem('no-waiting-list');
  if (!(await isFullForPublic(eventId, await readTicketsLeft(eventId))))
    return problem('walk-has-places');
  const id = mailboxHash(email, eventId);
  const path = documentPaths.waiting(id);
  const network = networkHash(ip, eventId);
  const isFull = async () => !isSharedAddress(ip) && (await isNetworkFull(eventId, network, now));
  return commitWithRetry<ResponseOf<Join>, Problem<ProblemOf<Join>>>(async () => {
    const stored = await readDocument(path, waitingListDocument);
    const limit = networkLimit('waitingListPerNetwork', ip);
    // The counter changes with each entry, so that concurrent requests of a network are decided one by one.
    const counted = await countInCommit([limit], now, 'tries');
    if (isProblem(counted)) return counted;
    // An entry keeps its turn.
    if (stored && stored.data.state !== 'unconfirmed') return { writes: counted, response: mailed };
    if (!stored && (await isFull())) return networkIsFull();
    const secret = newId();
    const data: WaitingListDocument = {
      eventId,
      email,
      language,
      state: 'unconfirmed',
      joinedAt: new Date(now).toISOString(),
      network,
      offerEndsAt: null,
      secretSha256: secretHash(secret),
      expiresAt: new Date(now + confirmationMs).toISOString(),
    };
    return {
      writes: [
        ...counted,
        stored
          ? { kind: 'update', path, data, revision: stored.revision }
          : { kind: 'create', path, data },
        confirmEmailWrite({ waitingId: id }, { to: email, language, secret }, now),
      ],
      response: mailed,
    };
  });
}

const mailed = { message: 'Open the link in the email we sent you, and you’re on the list.' };

/** Returns a hash of the network for an event, by which entries are compared. */
function networkHash(ip: string, eventId: string): string {
  return hash('sha256', `${eventId}\n${ipNetwork(ip)}`).slice(0, 40);
}

/** True if an event has as many entries of a network as it may have. Ones that were not confirmed in time do not count. */
async function isNetworkFull(eventId: string, network: string, now: number): Promise<boolean> {
  const entries = await readWaitingOfNetwork(eventId, network, 2 * maxEntriesPerNetwork);
  const counting = entries.filter(
    ({ data }) => data.state !== 'unconfirmed' || Date.parse(data.expiresAt) > now,
  );
  return counting.length >= maxEntriesPerNetwork;
}

const networkIsFull = () => problem('network-waits', { retryAfterSeconds: 3600 });

/** Puts the entry of a mailed link on the waiting list, at its end. A repeat changes nothing. `now`: epoch milliseconds. */
export async function confirmEntry(
  token: string,
  now: number,
): Promise<ResponseOf<typeof confirmWaiting> | Problem<'waiting-link-over'>> {
  return commitWithRetry<ResponseOf<typeof confirmWaiting>, Problem<'waiting-link-over'>>(
    async () => {
      const entry = await findWaiting(token);
      if (!entry || entry.data.state === 'offered') return linkOver();
      const { path, revision, data } = entry;
      const response = { eventId: data.eventId };
      if (data.state === 'waiting') return { writes: [], response };
      const event = await readDocument(documentPaths.event(data.eventId), eventDocument);
      const isOver = !event?.data.isActive || offerEnd(event.data.startTime, now) === null;
      if (isOver || Date.parse(data.expiresAt) <= now) return linkOver();
      const confirmed = {
        state: 'waiting' as const,
        joinedAt: new Date(now).toISOString(),
        expiresAt: event.data.endTime,
      };
      return { writes: [{ kind: 'update', path, data: confirmed, revision }], response };
    },
  );
}

const linkOver = () => problem('waiting-link-over');

/** Returns until when the place of an offer is held. `now`: epoch milliseconds. */
export async function describeOffer(
  token: string,
  now: number,
): Promise<ResponseOf<typeof readPlaceOffer> | Problem<'offer-over'>> {
  const offer = await findOffer(token, now);
  if (!offer?.data.offerEndsAt) return problem('offer-over');
  return { eventId: offer.data.eventId, endsAt: offer.data.offerEndsAt };
}

/** Returns the emails that wait for a place at an event or have one on offer, audited with their number. */
export async function listEntries(
  eventId: string,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<ResponseOf<typeof listWaiting>> {
  const entries = await readWaitingList(eventId, maxWaitingListed);
  const target = documentPaths.event(eventId);
  const list = { action: 'waiting-list.list', target, size: entries.length };
  await auditPeopleList(caller, list, now);
  return {
    entries: entries.map(({ id, data: { email, state, joinedAt, offerEndsAt } }) => ({
      id,
      email,
      state,
      joinedAt,
      offerEndsAt,
    })),
  };
}

/** Counts the emails that wait for a place at an event, and those that have one on offer. */
export async function countList(eventId: string): Promise<ResponseOf<typeof countWaitingList>> {
  const [waiting, offered] = await Promise.all([
    countWaiting(eventId, 'waiting'),
    countWaiting(eventId, 'offered'),
  ]);
  return { waiting, offered };
}
