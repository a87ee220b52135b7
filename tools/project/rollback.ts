import { z } from 'zod';
import { UserError } from '../shared/failure.ts';
import { printLine } from '../shared/print.ts';
import {
  commitVariable,
  listRevisions,
  type Revision,
  requireServing,
  serve,
  stopVariable,
  variable,
  withVariables,
} from './api-service.ts';
import { command, type Project } from './items/item.ts';

/** https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.releases */
const release = z.object({
  releaseTime: z.string(),
  message: z.string().default(''),
  version: z.object({ name: z.string(), status: z.string() }).optional(),
});

/** Pages and API of one commit. */
interface Pair {
  commit: string;
  /** Commit and its subject, by which a deployment names its release. */
  message: string;
  releaseTime: string;
  /** Version in Hosting. */
  version: string;
  revision: Revision;
}

/** Settings of now, which an earlier revision does not bring back: the database in use and the message of `stop`. */
const keptVariables = [stopVariable, 'FIRESTORE_DATABASE'];

const hosting = ({ id }: Project) => `https://firebasehosting.googleapis.com/v1beta1/sites/${id}`;
const commitOf = (message: string) => message.split(' ', 1)[0] ?? '';

/**
 * Serves pages and API of one earlier commit together. Indexes, rules, stored data and the database in use stay as they are, and
 * a stopped API stays stopped. Throws a UserError with the possible commits for any other.
 */
export async function rollBack(project: Project, commit: string | undefined): Promise<number> {
  const { id } = project;
  const releases = await project.list(`${hosting(project)}/releases`, 'releases', release);
  const serving = await requireServing(project);
  const pairs = pairsOf(releases, await listRevisions(project));
  const pair = pairs.find((each) => each.commit === commit);
  if (!pair) throw new UserError(listText(pairs, releases[0]?.message ?? '', serving, project));
  const kept = keptVariables.map((name) => [name, variable(serving.containers, name)] as const);
  // The API first: if its image is gone, nothing has changed.
  await serve(project, withVariables(pair.revision.containers, Object.fromEntries(kept)));
  await project.send('POST', `${hosting(project)}/releases?versionName=${pair.version}`, {
    message: pair.message,
  });
  printLine(`Pages and API are those of ${pair.message}.`);
  const stopped = variable(serving.containers, stopVariable);
  if (stopped)
    printLine(`The API stays read-only: ${stopped}\nNext: ${command('stop', id, '--resume')}`);
  printLine(`The next deployment replaces both: ${command('deploy', id)}`);
  return 0;
}

/** Returns the commits with a version of the pages and a revision of the API, the newest first. */
function pairsOf(
  releases: readonly z.output<typeof release>[],
  revisions: readonly Revision[],
): Pair[] {
  const newest = revisions.toSorted((a, b) => b.createTime.localeCompare(a.createTime));
  const pairs = new Map<string, Pair>();
  for (const { message, releaseTime, version } of releases) {
    const commit = commitOf(message);
    const revision = newest.find((each) => variable(each.containers, commitVariable) === commit);
    if (!revision || version?.status !== 'FINALIZED' || pairs.has(commit)) continue;
    pairs.set(commit, { commit, message, releaseTime, version: version.name, revision });
  }
  return [...pairs.values()];
}

function listText(
  pairs: readonly Pair[],
  released: string,
  { containers }: Revision,
  { id }: Project,
): string {
  if (pairs.length === 0) return 'There is no commit whose pages and API were both deployed.';
  const lines = pairs.map(({ commit, message, releaseTime }) => {
    const parts = [
      ...(commitOf(released) === commit ? ['pages'] : []),
      ...(variable(containers, commitVariable) === commit ? ['API'] : []),
    ];
    return `  ${releaseTime}  ${message}${parts.length > 0 ? ` (${parts.join(' and ')}: now)` : ''}`;
  });
  const next = command('rollback', id, '--to <commit>');
  return `Name the commit to return to. These were deployed with pages and API:\n${lines.join('\n')}\nNext: ${next}`;
}
