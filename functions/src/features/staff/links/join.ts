import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { joinShift } from '../../../contract/shifts.ts';
import {
  type StaffDocument,
  staffDocument,
  staffLinkDocument,
} from '../../../contract/staff-records.ts';
import { linkPinOfLink, linkPinOfNetwork } from '../../../domain/guess-limits.ts';
import { isProblem, type Problem } from '../../../domain/problem.ts';
import { networkOf } from '../../../domain/slow-down.ts';
import { forgetTries, rateLimitOf, takeTry } from '../../../store/attempt-limit.ts';
import { auditWrite } from '../../../store/audit.ts';
import { newId } from '../../../store/new-id.ts';
import { paths } from '../../../store/paths.ts';
import { readDocument } from '../../../store/read.ts';
import { type LinkKind, linkIdOf, linkPath } from '../../../store/staff-links.ts';
import { untilCommitted } from '../../../store/until-committed.ts';
import { commit } from '../../../store/write.ts';
import { beginSession } from '../session.ts';
import { accountOf, type Holder } from './link-account.ts';
import { ended, type Refused, refusalOf, wrong } from './link-refusal.ts';

/*
 * A PIN has a million values, and whoever guesses needs the link first: a network has 5 free tries at a link,
 * then waits 15 s, 30 s, ... up to 15 minutes; all networks together have 10, then wait 30 s at most, so that
 * nobody keeps the volunteers out. That is some 500 guesses in an evening of four hours: a chance of 0.05 %.
 */

interface Typed extends Holder {
  secret: string;
  pin: string;
}

interface From {
  ip: string;
  idempotencyKey: string | null;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

type Session = AnswerOf<typeof joinShift>;

/** Signs in by a link and its PIN: makes an account of its own for this phone, which ends with the event. */
export async function joinLink(
  kind: LinkKind,
  typed: Typed,
  from: From,
): Promise<Session | Refused | Problem<'too-many-requests'>> {
  const id = linkIdOf(typed.secret);
  const ofNetwork = rateLimitOf(linkPinOfNetwork, 'link', kind, id, networkOf(from.ip));
  const ofLink = rateLimitOf(linkPinOfLink, 'link', kind, id);
  const wait = await takeTry([ofNetwork, ofLink], from.now);
  if (wait) return wait;
  const joined = await untilCommitted<{ uid: string; account: StaffDocument }, Refused>(
    async () => {
      const link = await readDocument(linkPath(kind, id), staffLinkDocument);
      const refusal = refusalOf(link, typed.pin, from.now);
      if (!link || refusal) return refusal ?? wrong();
      const uid = `${kind}-${newId(`join-${kind}`, id, from.idempotencyKey)}`;
      const path = paths.staffMember(uid);
      const first = await readDocument(path, staffDocument);
      if (first && !first.data.isActive) return ended();
      if (first) return { writes: [], answer: { uid, account: first.data } };
      const account = accountOf(kind, link, uid, typed, from.now);
      return {
        writes: [
          { kind: 'create', path, data: account },
          // Whoever ends the link meanwhile looks again, and finds this account.
          {
            kind: 'update',
            path: link.path,
            data: { joins: link.data.joins + 1 },
            revision: link.revision,
          },
          forgetTries(ofNetwork, from.now, false),
          forgetTries(ofLink, from.now, false),
          auditWrite({
            actor: account.username,
            action: `${kind}-link.join`,
            target: link.path,
            now: from.now,
          }),
        ],
        answer: { uid, account },
      };
    },
  );
  if (isProblem(joined)) {
    if (joined.problem === 'wrong-credentials') await noteFailure(kind, id, from.now);
    return joined;
  }
  const { uid, account } = joined;
  const { username, fullName, role, expiresAt } = account;
  const sessionId = await beginSession(uid, account);
  return { username, fullName, role, sessionId, expiresAt: expiresAt ?? '' };
}

/** Guesses at a link are in the audit, without the network they came from. */
async function noteFailure(kind: LinkKind, id: string, now: number): Promise<void> {
  const target = linkPath(kind, id);
  const action = `${kind}-link.join-failed`;
  await commit([auditWrite({ actor: 'somebody', action, target, now })]);
}
