import { parseArgs } from 'node:util';
import { deleteAccount, listAccountsWithEmail } from '../functions/src/firestore/accounts.ts';
import { readEveryAnnouncement } from '../functions/src/firestore/announcements.ts';
import { searchKeyWrites } from '../functions/src/firestore/search-keys.ts';
import { commit, type Write } from '../functions/src/firestore/write.ts';
import { UserError } from './shared/failure.ts';
import { printLine } from './shared/print.ts';

const usage = `npm run migrate -- --project <id> [--apply]

Removes the Auth accounts that have an address: from before an address was a contact, or made by anybody since. People
keep their uid and progress, which are in Firestore, and sign in again by their mail. Announcements from before they
were published by the server become public where their time has come. Registrations and tickets are found by their
names as searches compare them now ('lucja' finds 'Łucja'). Safe to repeat.`;

/**
 * `npm run migrate`: migrates the accounts of a real project to unverified email addresses
 * (docs/decisions/0043).
 */
export async function main(args: string[]): Promise<number> {
  const options = { project: { type: 'string' }, apply: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args, options });
  if (!values.project) throw new UserError(usage);
  process.env.GCLOUD_PROJECT = values.project;
  const uids = await listAccountsWithEmail();
  const announcements = (await readEveryAnnouncement()).filter(({ data }) => !data.isPublished);
  if (!values.apply) {
    printLine(
      `${uids.length} accounts have an address, ${announcements.length} announcements are not public.`,
    );
    const { found } = await renewSearchKeys(async () => 0);
    printLine(`${found} registrations and tickets are stored with search keys of before.`);
    printLine(
      'Nothing was changed: --apply removes the accounts, publishes what is due, renews the keys.',
    );
    return 0;
  }
  // One after another: Auth allows ten deletions a second.
  for (const uid of uids) await deleteAccount(uid);
  const now = new Date().toISOString();
  for (const { path, data, revision } of announcements) {
    const isPublished = data.publishAt <= now;
    await commit([{ kind: 'update', path, data: { isPublished }, revision }]);
  }
  printLine(
    `Removed ${uids.length} accounts, and looked through ${announcements.length} announcements.`,
  );
  const { found, written } = await renewSearchKeys(commitSkippingConflicts);
  printLine(`Renewed the search keys of ${written} registrations and tickets.`);
  if (written < found) printLine(`${found - written} were written meanwhile: run it once more.`);
  return 0;
}

/** Renews the search keys; `write` returns the number of written documents of a page. */
async function renewSearchKeys(write: (page: Write[]) => Promise<number>) {
  const renewed = { found: 0, written: 0 };
  for await (const page of searchKeyWrites()) {
    renewed.found += page.length;
    renewed.written += await write(page);
  }
  return renewed;
}

/** Commits a page at once, or one by one after a conflict. */
async function commitSkippingConflicts(page: Write[]): Promise<number> {
  if (page.length === 0) return 0;
  if ((await commit(page)) === 'committed') return page.length;
  let written = 0;
  for (const write of page) if ((await commit([write])) === 'committed') written += 1;
  return written;
}
