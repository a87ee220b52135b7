import { z } from 'zod';
import { UserError } from '../shared/failure.ts';
import { printLine } from '../shared/print.ts';
import { GoogleError } from './google.ts';
import { listBackups } from './items/data-items.ts';
import { command, type Project } from './items/item.ts';
import { writeSettings } from './settings.ts';

export interface RestoreOptions {
  /** Latest time of the backup, as ISO 8601 with its zone; the newest backup by default. */
  before?: string;
  /** Epoch milliseconds, for the name of the database. */
  now: number;
}

/**
 * Restores a backup into a new database, beside the one in use, and makes the next deployment use it. The database in use is
 * not changed, so that nothing is lost if the backup turns out to be the wrong one.
 */
export async function restoreBackup(
  project: Project,
  { before, now }: RestoreOptions,
): Promise<number> {
  const { id, settings } = project;
  if (before !== undefined && !z.iso.datetime({ offset: true }).safeParse(before).success)
    throw new UserError('--before is a time with its zone, such as 2026-11-20T18:00:00Z.');
  const latest = before === undefined ? Number.POSITIVE_INFINITY : Date.parse(before);
  const backups = await listBackups(project);
  const backup = backups.find(({ snapshotTime }) => Date.parse(snapshotTime) <= latest);
  if (!backup) {
    const times = backups.map(({ snapshotTime }) => `\n  ${snapshotTime}`).join('');
    throw new UserError(
      `There is no backup of the database ${settings.database}${before ? ` from before ${before}` : ''}.${times && ` There are:${times}`}`,
    );
  }
  const databaseId = `restored-${new Date(now).toISOString().slice(0, 16).replaceAll(/\D/g, '')}`;
  const exists = new UserError(
    `The database ${databaseId} exists already. Run the command again in a minute, which restores into another one.`,
  );
  if (databaseId === settings.database) throw exists;
  printLine(
    `Restoring the backup of ${backup.snapshotTime} into ${databaseId}. This takes minutes to hours.`,
  );
  // https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases/restore
  const url = `https://firestore.googleapis.com/v1/projects/${id}/databases:restore`;
  await project.send('POST', url, { databaseId, backup: backup.name }).catch((error: unknown) => {
    throw error instanceof GoogleError && error.status === 409 ? exists : error;
  });
  writeSettings(settings, { FIRESTORE_DATABASE: databaseId });
  printLine(
    `Restored. ${settings.database} is unchanged, and still in use until the next deployment.`,
  );
  // A backup contains neither rules nor TTL policies: https://firebase.google.com/docs/firestore/backups
  printLine('Next, which protects the new database and brings rules and TTL policies back:');
  printLine(`  ${command('prepare', id)}`);
  printLine(`  ${command('deploy', id)}`);
  printLine(
    'People who were deleted since the backup are in it again. This lists them; delete them again before changes are accepted:',
  );
  printLine(
    `  npm run personal-data -- deleted --since ${backup.snapshotTime} --database "${settings.database}" --project ${id}`,
  );
  return 0;
}
