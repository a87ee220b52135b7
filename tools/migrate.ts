import { parseArgs } from 'node:util';
import { z } from 'zod';
import { backfillWrites } from '../functions/src/firestore/backfill.ts';
import { documentPaths } from '../functions/src/firestore/paths.ts';
import {
  deleteAccount,
  listAccountsWithEmail,
} from '../functions/src/firestore/people/accounts.ts';
import { readQuery } from '../functions/src/firestore/query.ts';
import { readDocument } from '../functions/src/firestore/read.ts';
import { commit, maxWritesPerCommit, type Write } from '../functions/src/firestore/write.ts';
import { missingOffers } from '../functions/src/modules/businesses/offers.ts';
import { releaseDocuments } from './demo/documents.ts';
import { readSources } from './demo/sources.ts';
import { useProject } from './project/use-project.ts';
import { UserError } from './shared/failure.ts';
import { printLine } from './shared/print.ts';

const usage = `npm run migrate -- --project <id> [--apply]

Removes the Auth accounts that have an address: from before an address was a contact, or made by anybody since. People
keep their uid and progress, which are in Firestore, and sign in again by their mail. Documents of earlier versions get
the fields that lists, counts and searches use: states of registrations, keys of names, published announcements.
The hours and drinks of businesses become their offers at the active events. The release that earlier versions contained
is published if registrations can have signed it. What earlier versions could undo is deleted. Audit entries have the names of changed fields instead of names and
emails of people. Safe to repeat.`;

/**
 * `npm run migrate`: migrates the data of a real project from earlier versions. Accounts: docs/decisions/0043. Documents:
 * functions/src/firestore/backfill.ts.
 */
export async function main(args: string[]): Promise<number> {
  const options = { project: { type: 'string' }, apply: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args, options });
  if (!values.project) throw new UserError(usage);
  await useProject(values.project);
  const uids = await listAccountsWithEmail();
  if (!values.apply) {
    printLine(`${uids.length} accounts have an address.`);
    await backfill(async () => 0);
    for (const { path } of await missingDocuments()) printLine(`${path} is missing.`);
    printLine('Nothing was changed: --apply removes the accounts and updates the documents.');
    return 0;
  }
  // One after another: Auth allows ten deletions a second.
  for (const uid of uids) await deleteAccount(uid);
  printLine(`Removed ${uids.length} accounts.`);
  const { found, written } = await backfill(commitSkippingConflicts);
  printLine(`Updated ${written} documents.`);
  printLine(`Created ${await create(await missingDocuments())} documents.`);
  if (written < found) printLine(`${found - written} were written meanwhile: run it once more.`);
  return 0;
}

/** Returns the writes of documents that earlier versions did not have. */
async function missingDocuments(): Promise<Write[]> {
  return [...(await missingReleases()), ...(await missingOffers(Date.now()))];
}

/** Creates documents page by page; returns the number of created ones. */
async function create(writes: Write[]): Promise<number> {
  let created = 0;
  for (let from = 0; from < writes.length; from += maxWritesPerCommit)
    created += await commitSkippingConflicts(writes.slice(from, from + maxWritesPerCommit));
  return created;
}

/**
 * Returns the writes of the demo's releases, whose texts earlier versions contained, if the project has people who may
 * have signed one. Their dates keep an own release the newest.
 */
async function missingReleases() {
  const [participant] = await readQuery('participants', z.looseObject({}), (query) =>
    query.limit(1),
  );
  if (!participant) return [];
  const missing: Extract<Write, { kind: 'create' }>[] = [];
  for (const { id, ...data } of releaseDocuments(readSources())) {
    const path = documentPaths.release(id);
    if (!(await readDocument(path, z.looseObject({}))))
      missing.push({ kind: 'create', path, data });
  }
  return missing;
}

/**
 * Updates the documents of earlier versions and prints their number per collection; `write` returns the number of written
 * documents of a page.
 */
async function backfill(write: (page: Write[]) => Promise<number>) {
  const total = { found: 0, written: 0 };
  const outdated = new Map<string, number>();
  for await (const { collectionId, writes } of backfillWrites(Date.now())) {
    outdated.set(collectionId, (outdated.get(collectionId) ?? 0) + writes.length);
    total.found += writes.length;
    total.written += await write(writes);
  }
  for (const [collectionId, count] of outdated)
    if (count > 0) printLine(`${count} outdated documents in ${collectionId}.`);
  return total;
}

/** Commits a page at once, or one by one after a conflict. */
async function commitSkippingConflicts(page: Write[]): Promise<number> {
  if (page.length === 0) return 0;
  if ((await commit(page)) === 'committed') return page.length;
  let written = 0;
  for (const write of page) if ((await commit([write])) === 'committed') written += 1;
  return written;
}
