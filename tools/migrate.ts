import { parseArgs } from 'node:util';
import { accountsWithAddress, deleteAccount } from '../functions/src/store/accounts.ts';
import { readEveryAnnouncement } from '../functions/src/store/announcements.ts';
import { commit } from '../functions/src/store/write.ts';
import { Failure } from './shared/failure.ts';
import { say } from './shared/say.ts';

const usage = `npm run migrate -- --project <id> [--apply]

Removes the Auth accounts that have an address: from before an address was a contact, or made by anybody since. People
keep their uid and progress, which are in Firestore, and sign in again by their mail. Announcements from before they
were published by the server become public where their time has come. Safe to repeat.`;

/** `npm run migrate`: moves a real project's accounts to addresses being contacts (docs/decisions/0043). */
export async function main(args: string[]): Promise<number> {
  const options = { project: { type: 'string' }, apply: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args, options });
  if (!values.project) throw new Failure(usage);
  process.env.GCLOUD_PROJECT = values.project;
  const uids = await accountsWithAddress();
  const announcements = (await readEveryAnnouncement()).filter(({ data }) => !data.isPublished);
  if (!values.apply) {
    say(
      `${uids.length} accounts have an address, ${announcements.length} announcements are not public.`,
    );
    say('Nothing was changed: --apply removes the accounts, and publishes what is due.');
    return 0;
  }
  // One after another: Auth allows ten deletions a second.
  for (const uid of uids) await deleteAccount(uid);
  const now = new Date().toISOString();
  for (const { path, data, revision } of announcements) {
    const isPublished = data.publishAt <= now;
    await commit([{ kind: 'update', path, data: { isPublished }, revision }]);
  }
  say(`Removed ${uids.length} accounts, and looked through ${announcements.length} announcements.`);
  return 0;
}
