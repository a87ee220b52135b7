import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { isProblem } from '@wine-walk/common/api/contract/problems.ts';
import { readPeopleDeletedSince } from '../functions/src/firestore/audit.ts';
import { toProblemBody } from '../functions/src/http/problem-message.ts';
import {
  applyRetention,
  findExpiredRecords,
} from '../functions/src/modules/personal-data/retention.ts';
import {
  collectPersonalData,
  erasePerson,
  requireParticipant,
} from '../functions/src/modules/personal-data/service.ts';
import { useProject } from './project/use-project.ts';
import { UserError } from './shared/failure.ts';
import { printLine } from './shared/print.ts';

const usage = `npm run personal-data -- show <participant id> --project <id>      paths of the stored documents of a person
npm run personal-data -- export <participant id> --project <id>    the documents as JSON, for the person
npm run personal-data -- delete <participant id> --project <id>    deletes them; the signed release stays sealed
npm run personal-data -- deleted --since <time> --database <name> --project <id>
                  people who were deleted since the time of a backup, by the audit of the database that it replaces
npm run personal-data -- retention --before <yyyy-mm-dd> --project <id> [--apply]
                  people whose events all ended before the day (UTC), volunteers and holders of unused tickets of such
                  events, and expired sealed releases; --apply deletes them. Runs by itself every night for
                  RETENTION_MONTHS (docs/set-up.md)

Sign in first: npx firebase login.`;

/** `npm run personal-data`: the data of one person, and data past its retention time, in a real project. */
export async function main(args: string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const options = {
    project: text,
    before: text,
    since: text,
    database: text,
    apply: { type: 'boolean' },
  } as const;
  const [command = '', ...rest] = args;
  // An ID may begin with a dash and would be parsed as an option.
  const id = ['retention', 'deleted'].includes(command) ? '' : (rest.shift() ?? '');
  const { values } = parseArgs({ args: rest, options });
  if (!values.project) throw new UserError(usage);
  await useProject(values.project);
  if (command === 'deleted') return listDeleted(values.project, values);
  if (command === 'retention') return retention(values.before, values.apply ?? false);
  if (!/^[\w-]{1,128}$/.test(id)) throw new UserError(usage);
  const refusal = await requireParticipant(id);
  if (refusal) throw new UserError(toProblemBody(refusal).message);
  if (command === 'delete') return erase(id);
  if (command !== 'show' && command !== 'export') throw new UserError(usage);
  const found = await collectPersonalData(id, actor(), Date.now());
  if (isProblem(found)) throw new UserError(toProblemBody(found).message);
  if (command === 'export') process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
  else for (const { path } of found.documents) printLine(path);
  return 0;
}

const actor = () => `command line (${userInfo().username})`;

async function erase(id: string): Promise<number> {
  const erased = await erasePerson(id, actor(), Date.now());
  printLine(`Deleted ${id}.`);
  for (const { submissionId, until } of erased.kept)
    printLine(`The release ${submissionId} stays sealed until ${until}.`);
  return 0;
}

/** Prints the deletions that a restored database lacks, to be repeated in it. `database`: the one that it replaces. */
async function listDeleted(
  project: string,
  { since = '', database }: { since?: string; database?: string },
): Promise<number> {
  const start = new Date(since);
  if (Number.isNaN(start.getTime()) || !database) throw new UserError(usage);
  process.env.FIRESTORE_DATABASE = database;
  const deleted = await readPeopleDeletedSince(start.toISOString());
  for (const id of deleted) printLine(`npm run personal-data -- delete ${id} --project ${project}`);
  printLine(`Deleted since ${start.toISOString()}: ${deleted.length} people.`);
  return 0;
}

async function retention(before: string | undefined, isApplied: boolean): Promise<number> {
  const day = new Date(`${before}T00:00:00.000Z`);
  if (Number.isNaN(day.getTime())) throw new UserError(usage);
  const now = Date.now();
  if (isApplied && day.getTime() > now)
    throw new UserError(
      `Nothing was deleted: ${before} is in the future, and events before it may not have ended.`,
    );
  const due = await findExpiredRecords(day.toISOString(), now);
  for (const id of due.participantIds) printLine(`participants/${id}`);
  for (const id of due.volunteerIds) printLine(`volunteers/${id}`);
  for (const id of due.freeEntryIds) printLine(`freeEntries/${id}`);
  for (const path of due.signaturePaths) printLine(path);
  for (const id of due.submissionIds) printLine(`sealedEvidence/${id}`);
  for (const id of due.ticketIds) printLine(`tickets/${id}`);
  const { participantIds, volunteerIds, freeEntryIds, signaturePaths, submissionIds, ticketIds } =
    due;
  const count = `${participantIds.length} people, ${volunteerIds.length} volunteers, ${freeEntryIds.length} entries without a purchase, ${signaturePaths.length} signatures of shops, ${submissionIds.length} sealed releases and the holders of ${ticketIds.length} unused tickets`;
  if (isApplied) await applyRetention(due, actor(), now);
  printLine(
    isApplied
      ? `Deleted ${count}.`
      : `Would delete ${count}. Nothing was changed: --apply deletes them.`,
  );
  return 0;
}
