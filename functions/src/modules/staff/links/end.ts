import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type revokeLinkAccount, type StaffLink } from '@wine-walk/common/api/staff.ts';
import {
  type StaffLinkDocument,
  staffDocument,
  staffLinkDocument,
} from '@wine-walk/common/model/staff.ts';
import { auditWrite } from '../../../firestore/audit.ts';
import { commitWithRetry } from '../../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../../firestore/paths.ts';
import { readDocument, type Stored } from '../../../firestore/read.ts';
import { type LinkKind, linkPath, readAccountsOfLink } from '../../../firestore/staff.ts';
import type { Write } from '../../../firestore/write.ts';
import type { StaffMember } from '../../../http/caller.ts';
import { toLinkAccount, toStaffLink } from './to-staff-link.ts';

type Revoked = ResponseOf<typeof revokeLinkAccount>;

/** What ends a link with every session by it; whoever comes in at the same moment makes it look again. */
export async function endWrites(
  kind: LinkKind,
  { id, path, revision }: Stored<StaffLinkDocument>,
  now: number,
) {
  const accounts = (await readAccountsOfLink(kind, id)).map((account) => {
    const { isActive, generation } = account.data;
    const data = { isActive: false, generation: isActive ? generation + 1 : generation };
    return { ...account, data: { ...account.data, ...data } };
  });
  const updatedAt = new Date(now).toISOString();
  const writes: Write[] = [
    { kind: 'update', path, data: { isActive: false }, revision },
    ...accounts.map(({ path: account, data: { isActive, generation }, revision: seen }) => ({
      kind: 'update' as const,
      path: account,
      data: { isActive, generation, updatedAt },
      revision: seen,
    })),
  ];
  return { writes, accounts };
}

/** Ends a link and the sessions of everybody who came in by it, at once. */
export async function endLink(
  kind: LinkKind,
  id: string,
  caller: StaffMember,
  now: number,
): Promise<StaffLink | Problem<'not-found'>> {
  return commitWithRetry<StaffLink, Problem<'not-found'>>(async () => {
    const link = await readDocument(linkPath(kind, id), staffLinkDocument);
    if (!link) return problem('not-found', 'There is no such link.');
    const { writes, accounts } = await endWrites(kind, link, now);
    const target = link.path;
    return {
      writes: [
        ...writes,
        auditWrite({ actor: caller.username, action: `${kind}-link.end`, target, now }),
      ],
      response: toStaffLink(kind, id, { ...link.data, isActive: false }, accounts),
    };
  });
}

/** Ends the session of one account that came in by a link; the others stay. */
export async function revokeAccount(
  uid: string,
  caller: StaffMember,
  now: number,
): Promise<Revoked | Problem<'not-found'>> {
  const path = documentPaths.staffMember(uid);
  return commitWithRetry<Revoked, Problem<'not-found'>>(async () => {
    const account = await readDocument(path, staffDocument);
    if (!account?.data.eventId) return problem('not-found', 'There is no such account.');
    const data = { isActive: false, generation: account.data.generation + 1 };
    return {
      writes: [
        { kind: 'update', path, data, revision: account.revision },
        auditWrite({ actor: caller.username, action: 'link-account.revoke', target: path, now }),
      ],
      response: toLinkAccount({ id: uid, data: { ...account.data, ...data } }),
    };
  });
}
