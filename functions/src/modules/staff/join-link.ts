import { timingSafeEqual } from 'node:crypto';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { joinShift } from '@wine-walk/common/api/staff/staff.ts';
import { type EventDocument, eventDocument } from '@wine-walk/common/model/events.ts';
import {
  type StaffDocument,
  type StaffLinkDocument,
  staffDocument,
  staffLinkDocument,
} from '@wine-walk/common/model/staff.ts';
import { nameWithCode } from '@wine-walk/common/rules/people/names.ts';
import {
  staffLinkPeriod,
  staffLinkStatus,
} from '@wine-walk/common/rules/sessions/staff-link-period.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { type IdempotentRequest, withIdempotency } from '../../firestore/idempotency.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import {
  hashLinkSecret,
  type LinkKind,
  linkField,
  linkPath,
  readAccountsNamed,
} from '../../firestore/people/staff.ts';
import {
  enforceRateLimits,
  networkLimit,
  rateLimit,
  resetAttemptsWrite,
} from '../../firestore/rate-limits.ts';
import { readDocument, type Stored } from '../../firestore/read.ts';
import { commit } from '../../firestore/write.ts';
import { displayNameKey, resemblesAccount } from '../../lib/display-name.ts';
import { newAccount } from './accounts.ts';
import { createStaffSessionToken } from './session.ts';

/** Person who uses the phone. */
interface LinkHolder {
  /** Null for a shop and on a roster, which have the name of their link. */
  fullName: string | null;
}

/**
 * Creates the account of a phone. `username` names it in the audit and in redemptions: the typed name with a
 * suffix that distinguishes equal names.
 */
function newLinkAccount(
  kind: LinkKind,
  { id, data: link }: Stored<StaffLinkDocument>,
  uid: string,
  holder: LinkHolder,
  now: number,
): StaffDocument {
  const fullName = holder.fullName ?? link.name;
  const fields = {
    username: nameWithCode(fullName, uid),
    fullName,
    role: link.businessId === null ? ('desk' as const) : ('shop' as const),
    passwordHash: null,
    [linkField(kind)]: id,
    eventId: link.eventId,
    businessId: link.businessId,
  };
  return newAccount(fields, new Date(now).toISOString());
}

type StaffLinkProblem = Problem<'link-early' | 'link-ended' | 'wrong-link-pin'>;

/** Returns the problem with this link and PIN, or undefined if they are valid. `now`: epoch milliseconds. */
function linkProblem(
  link: Stored<StaffLinkDocument> | undefined,
  event: EventDocument | undefined,
  pin: string,
  now: number,
): StaffLinkProblem | undefined {
  if (!link || !event || !timingSafeEqual(Buffer.from(link.data.pin), Buffer.from(pin)))
    return wrongLinkCredentials();
  if (!link.data.isActive) return linkEnded();
  switch (staffLinkStatus(event, now)) {
    case 'early':
      return linkEarly(event);
    case 'open':
      return undefined;
    case 'over':
      return linkEnded();
  }
}

function linkEarly(event: EventDocument): StaffLinkProblem {
  return problem('link-early', {
    opensAt: new Date(staffLinkPeriod(event).opensAt).toISOString(),
    timeZone: event.timeZone,
  });
}

type NameProblem = Problem<'name-of-account'>;

/**
 * Returns the problem if others could take a volunteer's name, which the audit contains, for a staff account.
 * Checked after the PIN, so that guessers learn no names of accounts.
 */
async function nameProblem(fullName: string | null): Promise<NameProblem | undefined> {
  if (fullName === null) return undefined;
  const accounts = await readAccountsNamed(displayNameKey(fullName));
  const names = accounts.flatMap(({ data }) => [data.username, data.fullName]);
  if (!resemblesAccount(fullName, names)) return undefined;
  return problem('name-of-account', {}, 'fullName');
}

const wrongLinkCredentials = () => problem('wrong-link-pin');
const linkEnded = () => problem('link-ended');

/*
 * A guesser of the PIN needs the link first. The limits per network and per link allow some 500 guesses
 * during an event of four hours: a chance of 0.05 % (docs/security.md).
 */

interface JoinInput extends LinkHolder {
  secret: string;
  pin: string;
}

interface JoinContext {
  ip: string;
  request: IdempotentRequest | null;
  /** Epoch milliseconds. */
  now: number;
}

type JoinResponse = ResponseOf<typeof joinShift>;

type JoinProblem =
  | StaffLinkProblem
  | Problem<'idempotency-key-reused' | 'name-of-account' | 'too-many-attempts'>;

/** Signs in by a link and its PIN: creates an account for this phone that ends with the event. */
export function joinLink(
  kind: 'shift',
  typed: JoinInput,
  from: JoinContext,
): Promise<JoinResponse | JoinProblem | NameProblem>;
export function joinLink(
  kind: 'shop' | 'volunteer',
  typed: JoinInput,
  from: JoinContext,
): Promise<JoinResponse | JoinProblem>;
export async function joinLink(
  kind: LinkKind,
  typed: JoinInput,
  from: JoinContext,
): Promise<JoinResponse | JoinProblem | NameProblem> {
  const id = hashLinkSecret(typed.secret);
  const ofNetwork = networkLimit('linkPinPerNetwork', from.ip, kind, id);
  const ofLink = rateLimit('linkPinPerLink', kind, id);
  const limited = await enforceRateLimits([ofNetwork, ofLink], from.now);
  if (limited) return limited;
  const joined = await withIdempotency<{ uid: string }, StaffLinkProblem | NameProblem>(
    from.request,
    async () => {
      const link = await readDocument(linkPath(kind, id), staffLinkDocument);
      const event = link && (await readEventOf(link.data));
      const refusal =
        linkProblem(link, event, typed.pin, from.now) ?? (await nameProblem(typed.fullName));
      if (!link || refusal) return refusal ?? wrongLinkCredentials();
      const uid = `${kind}-${newId()}`;
      const account = newLinkAccount(kind, link, uid, typed, from.now);
      return {
        writes: [
          { kind: 'create', path: documentPaths.staffMember(uid), data: account },
          // Conflicts with a concurrent end of the link, which then also ends this account.
          {
            kind: 'update',
            path: link.path,
            data: { joins: link.data.joins + 1 },
            revision: link.revision,
          },
          resetAttemptsWrite(ofNetwork, from.now, false),
          resetAttemptsWrite(ofLink, from.now, false),
          auditWrite({
            actor: account.username,
            action: `${kind}-link.join`,
            target: link.path,
            now: from.now,
          }),
        ],
        response: { uid },
      };
    },
  );
  if (isProblem(joined)) {
    if (joined.problem === 'wrong-link-pin') await auditFailedPin(kind, id, from.now);
    return joined;
  }
  const account = await readDocument(documentPaths.staffMember(joined.uid), staffDocument);
  // A repeat with the same key may come after the account or the link has ended.
  if (!account?.data.isActive) return linkEnded();
  const { username, fullName, role, eventId } = account.data;
  const event = await readEventOf(account.data);
  if (eventId === null || !event || staffLinkStatus(event, from.now) !== 'open') return linkEnded();
  const { expiresAt } = staffLinkPeriod(event);
  const sessionId = await createStaffSessionToken(joined.uid, account.data);
  return { username, fullName, role, sessionId, expiresAt, eventId };
}

async function readEventOf({ eventId }: { eventId: string | null }) {
  return eventId === null
    ? undefined
    : (await readDocument(documentPaths.event(eventId), eventDocument))?.data;
}

/** Records a failed guess in the audit, without its network. */
async function auditFailedPin(kind: LinkKind, id: string, now: number): Promise<void> {
  const target = linkPath(kind, id);
  const action = `${kind}-link.join-failed`;
  await commit([auditWrite({ actor: 'somebody', action, target, now })]);
}
