import { hash } from 'node:crypto';
import type { StaffRole } from '@wine-walk/common/model/categories.ts';
import { type PeopleReadsDocument, peopleReadsDocument } from '@wine-walk/common/model/staff.ts';
import { addPeopleRead, peopleReadsAlertMs } from '@wine-walk/common/rules/people/people-reads.ts';
import { type Actor, auditWrite } from '../audit.ts';
import { commitWithRetry } from '../commit-with-retry.ts';
import { documentPaths } from '../paths.ts';
import { readQuery } from '../query.ts';
import { readDocumentsSkippingInvalid, type Stored } from '../read.ts';
import { commit, type Write } from '../write.ts';

/** Staff member who is shown people. */
export interface PeopleReader extends Actor {
  role: StaffRole;
}

interface PeopleRead {
  caller: PeopleReader;
  /** Epoch milliseconds. */
  now: number;
  /** IDs of registrations or tickets that identify the people who are shown. */
  people?: readonly string[];
  /** List to audit with its size; undefined for single people. */
  list?: { action: string; target: string; size: number };
}

/**
 * Counts the people that a staff member is shown, and audits a list of them with its size. People and lists that were
 * shown within 10 minutes are not counted or audited again. Costs one read, and one commit if something is new. An
 * invalid record is replaced.
 */
export async function recordPeopleRead({
  caller,
  now,
  people = [],
  list,
}: PeopleRead): Promise<void> {
  if (people.length === 0 && !list?.size) return;
  const path = documentPaths.peopleReadsOf(caller.uid);
  await commitWithRetry(async () => {
    const [stored] = await readDocumentsSkippingInvalid([path, peopleReadsDocument]);
    const data = addPeopleRead(stored?.data, {
      people: people.map(keyOf),
      list: list ? keyOf(`${list.action} ${list.target}`) : null,
      isLimited: caller.role !== 'admin',
      staffName: caller.fullName,
      now,
    });
    if (!data) return { writes: [], response: undefined };
    const write: Write = stored
      ? { kind: 'update', path, data, revision: stored.revision }
      : { kind: 'set', path, data };
    return {
      writes: [write, ...(list ? [listAuditWrite(caller, list, now)] : [])],
      response: undefined,
    };
  });
}

/** Audits a list of people with its size, each time: one that leaves the portal, or one that is changed at once. */
export async function auditPeopleList(
  caller: Pick<Actor, 'username'>,
  list: { action: string; target: string; size: number },
  now: number,
): Promise<void> {
  await commit([listAuditWrite(caller, list, now)]);
}

function listAuditWrite(
  { username }: Pick<Actor, 'username'>,
  { action, target, size }: { action: string; target: string; size: number },
  now: number,
): Write {
  return auditWrite({ actor: username, action, target, now, details: { people: size } });
}

/** Returns a key that does not reveal the ID: 72 bits, so that no two of an event share it. */
function keyOf(id: string): string {
  return hash('sha256', id, 'buffer').subarray(0, 9).toString('base64url');
}

/** Maximum number of accounts that the overview names. */
const maxAlerts = 20;

/** Returns the accounts above the limit in the last 24 hours, latest first. `now`: epoch milliseconds. */
export function readPeopleReadAlerts(now: number): Promise<Stored<PeopleReadsDocument>[]> {
  return readQuery(documentPaths.peopleReads, peopleReadsDocument, (query) =>
    query
      .where('exceededAt', '>', new Date(now - peopleReadsAlertMs))
      .orderBy('exceededAt', 'desc')
      .limit(maxAlerts),
  );
}
