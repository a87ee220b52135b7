import { randomBytes, randomInt } from 'node:crypto';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { revokeLinkAccount, StaffLink } from '@wine-walk/common/api/staff/staff.ts';
import { encodeCrockford32 } from '@wine-walk/common/lib/crockford.ts';
import { type EventDocument, eventDocument } from '@wine-walk/common/model/events.ts';
import {
  type StaffDocument,
  type StaffLinkDocument,
  staffDocument,
  staffLinkDocument,
  type VolunteerDocument,
} from '@wine-walk/common/model/staff.ts';
import {
  staffLinkPeriod,
  staffLinkStatus,
} from '@wine-walk/common/rules/sessions/staff-link-period.ts';
import { type Actor, auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { type CreateContext, withIdempotency } from '../../firestore/idempotency.ts';
import { documentPaths } from '../../firestore/paths.ts';
import {
  hashLinkSecret,
  type LinkKind,
  linkField,
  linkPath,
  readAccountsOfEvent,
  readAccountsOfLink,
  readLinks,
} from '../../firestore/people/staff.ts';
import { readDocument, type Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';

type LinkAccount = Pick<Stored<StaffDocument>, 'id' | 'data'>;

/** Returns a link as admins see it, with its accounts, earliest first. */
export function toStaffLink(
  kind: LinkKind,
  id: string,
  { secret, eventId, businessId, name, pin, isActive }: StaffLinkDocument,
  accounts: readonly LinkAccount[],
  event: EventDocument,
): StaffLink {
  return {
    id,
    eventId,
    businessId,
    name,
    pin,
    isActive,
    ...staffLinkPeriod(event),
    path: `/admin/${kind}/${secret}`,
    accounts: accounts
      .map(toLinkAccount)
      .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)),
  };
}

function toLinkAccount({ id, data }: LinkAccount): StaffLink['accounts'][number] {
  const { username, fullName, isActive, createdAt } = data;
  return { id, username, fullName, isActive, createdAt };
}

type RevokeResponse = ResponseOf<typeof revokeLinkAccount>;

/** Ends a link, whose `fields` change, and all its sessions; conflicts with a concurrent sign-in by the link. */
export async function endWrites(
  kind: LinkKind,
  { id, path, revision }: Stored<StaffLinkDocument>,
  now: number,
  fields: Partial<VolunteerDocument> = {},
) {
  const accounts = (await readAccountsOfLink(kind, id)).map((account) => {
    const { isActive, generation } = account.data;
    const data = { isActive: false, generation: isActive ? generation + 1 : generation };
    return { ...account, data: { ...account.data, ...data } };
  });
  const updatedAt = new Date(now).toISOString();
  const writes: Write[] = [
    { kind: 'update', path, data: { ...fields, isActive: false }, revision },
    ...accounts.map(
      ({ path: accountPath, data: { isActive, generation }, revision: expectedRevision }) => ({
        kind: 'update' as const,
        path: accountPath,
        data: { isActive, generation, updatedAt },
        revision: expectedRevision,
      }),
    ),
  ];
  return { writes, accounts };
}

/** Ends a link and the sessions of all its accounts at once. */
export async function endLink(
  kind: LinkKind,
  id: string,
  caller: StaffMember,
  now: number,
): Promise<StaffLink | Problem<'link-not-found'>> {
  return commitWithRetry<StaffLink, Problem<'link-not-found'>>(async () => {
    const link = await readDocument(linkPath(kind, id), staffLinkDocument);
    const event =
      link && (await readDocument(documentPaths.event(link.data.eventId), eventDocument));
    if (!event) return problem('link-not-found');
    const { writes, accounts } = await endWrites(kind, link, now);
    const target = link.path;
    return {
      writes: [
        ...writes,
        auditWrite({ actor: caller.username, action: `${kind}-link.end`, target, now }),
      ],
      response: toStaffLink(kind, id, { ...link.data, isActive: false }, accounts, event.data),
    };
  });
}

/**
 * Ends the session of one account of a link; the others continue. The link gets another PIN, so that the
 * person who was revoked cannot sign in again.
 */
export async function revokeAccount(
  uid: string,
  caller: StaffMember,
  now: number,
): Promise<RevokeResponse | Problem<'account-not-found'>> {
  const path = documentPaths.staffMember(uid);
  return commitWithRetry<RevokeResponse, Problem<'account-not-found'>>(async () => {
    const account = await readDocument(path, staffDocument);
    if (!account?.data.eventId) return problem('account-not-found');
    const link = await readLinkOf(account.data);
    const data = { isActive: false, generation: account.data.generation + 1 };
    const toResponse = (pin: string | null) => ({
      ...toLinkAccount({ id: uid, data: { ...account.data, ...data } }),
      pin,
    });
    // A repeat: the PIN may have been passed on to the others.
    if (!account.data.isActive) return { writes: [], response: toResponse(link?.data.pin ?? null) };
    const pin = link ? otherPin(link.data.pin) : null;
    return {
      writes: [
        { kind: 'update', path, data, revision: account.revision },
        ...(link
          ? [{ kind: 'update' as const, path: link.path, data: { pin }, revision: link.revision }]
          : []),
        auditWrite({
          actor: caller.username,
          action: 'link-account.revoke',
          target: path,
          now,
          details: { renewedPinOf: link?.path ?? null },
        }),
      ],
      response: toResponse(pin),
    };
  });
}

async function readLinkOf(account: StaffDocument) {
  for (const kind of ['shift', 'shop', 'volunteer'] as const) {
    const id = account[linkField(kind)];
    if (id) return readDocument(linkPath(kind, id), staffLinkDocument);
  }
  return undefined;
}

const newPin = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Returns another PIN than the present one. */
export function otherPin(pin: string): string {
  const next = newPin();
  return next === pin ? otherPin(pin) : next;
}

interface LinkInput {
  eventId: string;
  /** Null for a shift, and for a volunteer at the desk. */
  businessId: string | null;
  name: string;
}

/** Creates the document of a link with a new secret and PIN. The ID follows from the secret. */
export function newLink(
  { eventId, businessId, name }: LinkInput,
  caller: Actor,
  now: number,
): { id: string; data: StaffLinkDocument } {
  const secret = encodeCrockford32(randomBytes(20)).toLowerCase();
  const data: StaffLinkDocument = {
    eventId,
    businessId,
    name,
    secret,
    pin: newPin(),
    isActive: true,
    createdAt: new Date(now).toISOString(),
    createdBy: caller.username,
    joins: 0,
  };
  return { id: hashLinkSecret(secret), data };
}

type CreateLinkProblem = Problem<'event-ended' | 'event-gone' | 'idempotency-key-reused'>;

/** Creates a link with a PIN for an event. A business has one link at a time, so that a previous one ends. */
export async function createLink(
  kind: LinkKind,
  input: LinkInput,
  { caller, request, now }: CreateContext,
): Promise<StaffLink | CreateLinkProblem> {
  return withIdempotency<StaffLink, CreateLinkProblem>(request, async () => {
    const event = await readDocument(documentPaths.event(input.eventId), eventDocument);
    if (!event) return problem('event-gone');
    if (staffLinkStatus(event.data, now) === 'over')
      return problem('event-ended', { event: event.data.name });
    const { id, data: link } = newLink(input, caller, now);
    const path = linkPath(kind, id);
    return {
      writes: [
        { kind: 'create', path, data: link },
        ...(kind === 'shop' ? await endPreviousLinks(input, now) : []),
        auditWrite({ actor: caller.username, action: `${kind}-link.create`, target: path, now }),
      ],
      response: toStaffLink(kind, id, link, [], event.data),
    };
  });
}

async function endPreviousLinks({ eventId, businessId }: LinkInput, now: number) {
  const links = await readLinks('shop', eventId);
  const previous = links.filter(({ data }) => data.businessId === businessId && data.isActive);
  const writes = await Promise.all(previous.map((link) => endWrites('shop', link, now)));
  return writes.flatMap((ended) => ended.writes);
}

/** Returns the links of an event with their accounts, latest first. */
export async function listLinks(kind: LinkKind, eventId: string): Promise<StaffLink[]> {
  const [event, links, accounts] = await Promise.all([
    readDocument(documentPaths.event(eventId), eventDocument),
    readLinks(kind, eventId),
    readAccountsOfEvent(eventId),
  ]);
  if (!event) return [];
  return links
    .toSorted((a, b) => b.data.createdAt.localeCompare(a.data.createdAt))
    .map(({ id, data }) => {
      const its = accounts.filter((account) => account.data[linkField(kind)] === id);
      return toStaffLink(kind, id, data, its, event.data);
    });
}
