import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../../shared/paths.ts';
import { command, type Finding, type Item, missing, ok, type Project } from './item.ts';

const admin = 'https://firestore.googleapis.com/v1/projects';
/** Returns the path of the database in use in the pages of both consoles. */
export const databasePage = ({ settings: { database: name } }: Project) =>
  `databases/${name === '(default)' ? '-default-' : name}`;

const databaseUrl = ({ id, settings }: Project) => `${admin}/${id}/databases/${settings.database}`;

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases */
const database = z.object({
  locationId: z.string(),
  type: z.string(),
  pointInTimeRecoveryEnablement: z.string().optional(),
  deleteProtectionState: z.string().optional(),
});

const databaseExists: Item = {
  id: 'database',
  title: 'The database is in the region of the functions',
  async read(project) {
    const { region, database: name, path } = project.settings;
    const found = await project.get(databaseUrl(project), database);
    if (!found && name === '(default)') return missing(`will be created in ${region}`);
    if (!found)
      return missing(`there is no database ${name}`, `correct FIRESTORE_DATABASE in ${path}`);
    if (found.type !== 'FIRESTORE_NATIVE')
      return missing(
        `it is ${found.type}`,
        'use another project: the mode of a database cannot change',
      );
    if (found.locationId === region) return ok(region);
    return missing(
      `the database is in ${found.locationId}, the functions in ${region}: each call would cross between them several times`,
      `set REGION=${found.locationId} in ${path} if that is a region of Cloud Run functions; otherwise use another project: a database cannot move`,
    );
  },
  async fix(project) {
    await project.send('POST', `${admin}/${project.id}/databases?databaseId=(default)`, {
      type: 'FIRESTORE_NATIVE',
      locationId: project.settings.region,
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    });
  },
};

const protection = {
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
} as const;

const databaseProtection: Item = {
  id: 'protection',
  title: 'The database is protected from deletion, and every minute of 7 days can be restored',
  async read(project) {
    const found = await project.get(databaseUrl(project), database);
    if (!found) return missing('there is no database yet');
    const off = Object.entries(protection).filter(
      ([field, value]) => found[field as keyof typeof protection] !== value,
    );
    return off.length === 0 ? ok() : missing(`off: ${off.map(([field]) => field).join(', ')}`);
  },
  async fix(project) {
    const mask = Object.keys(protection)
      .map((field) => `updateMask=${field}`)
      .join('&');
    await project.send('PATCH', `${databaseUrl(project)}?${mask}`, protection);
  },
};

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.backupSchedules */
const backupSchedule = z.object({
  retention: z.string(),
  dailyRecurrence: z.object({}).optional(),
});
const schedulesUrl = (project: Project) => `${databaseUrl(project)}/backupSchedules`;

const backups: Item = {
  id: 'backups',
  title: 'The database is backed up every day',
  async read(project) {
    const schedules = await project.list(schedulesUrl(project), 'backupSchedules', backupSchedule);
    const daily = schedules.find(({ dailyRecurrence }) => dailyRecurrence);
    return daily
      ? ok(`retained for ${Number.parseInt(daily.retention) / 86_400} days`)
      : missing('no daily schedule');
  },
  async fix(project) {
    await project.send('POST', schedulesUrl(project), {
      retention: `${14 * 86_400}s`,
      dailyRecurrence: {},
    });
  },
};

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.locations.backups */
const backup = z.object({
  name: z.string(),
  database: z.string(),
  snapshotTime: z.string(),
  state: z.string(),
});
export type Backup = z.output<typeof backup>;

/** Returns the finished backups of the database in use, the newest first. */
export async function listBackups(project: Project): Promise<Backup[]> {
  const { database: name, region } = project.settings;
  const url = `${admin}/${project.id}/locations/${region}/backups`;
  const found = await project.list(url, 'backups', backup);
  return found
    .filter(({ database: of, state }) => of.endsWith(`/databases/${name}`) && state === 'READY')
    .toSorted((a, b) => b.snapshotTime.localeCompare(a.snapshotTime));
}

interface IndexFile {
  indexes: {
    collectionGroup: string;
    queryScope: string;
    fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
  }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
}
const readIndexFile = () =>
  JSON.parse(readFileSync(join(root, 'firestore.indexes.json'), 'utf8')) as IndexFile;

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.indexes */
const index = z.object({
  name: z.string(),
  queryScope: z.string(),
  state: z.string(),
  fields: z.array(
    z.looseObject({
      fieldPath: z.string(),
      order: z.string().optional(),
      arrayConfig: z.string().optional(),
    }),
  ),
});

const groupOf = (name: string) => /\/collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? '';
/** Names an index; Firestore appends the field __name__ to those of the file. */
const indexKey = (
  group: string,
  { queryScope, fields }: Omit<IndexFile['indexes'][number], 'collectionGroup'>,
) =>
  `${group} ${queryScope} ${fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`)
    .join(', ')}`;

const indexes: Item = {
  id: 'indexes',
  title: 'Every index of firestore.indexes.json serves queries',
  async read(project) {
    const found = await project.list(
      `${databaseUrl(project)}/collectionGroups/-/indexes?pageSize=300`,
      'indexes',
      index,
    );
    const states = new Map(
      found.map((entry) => [indexKey(groupOf(entry.name), entry), entry.state]),
    );
    const keys = readIndexFile().indexes.map((entry) => indexKey(entry.collectionGroup, entry));
    const page = `https://console.firebase.google.com/project/${project.id}/firestore/${databasePage(project)}/indexes`;
    const deploy = command('deploy', project.id);
    return progress(keys, states, 'READY', {
      absent: deploy,
      pending: `wait some minutes, then ${command('check', project.id)}`,
      broken: `delete the broken index at ${page}, then ${deploy}`,
    });
  },
};

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.fields */
const ttlField = z.object({ name: z.string(), ttlConfig: z.object({ state: z.string() }) });

/** Returns the state of each TTL policy of the database, by collection group and field, such as `mails.expiresAt`. */
async function ttlStates(project: Project): Promise<Map<string, string>> {
  const url = `${databaseUrl(project)}/collectionGroups/-/fields?filter=ttlConfig:*&pageSize=300`;
  const found = await project.list(url, 'fields', ttlField);
  return new Map(
    found.map(({ name, ttlConfig }) => [
      `${groupOf(name)}.${name.split('/fields/')[1]}`,
      ttlConfig.state,
    ]),
  );
}

const ttlPolicies = () =>
  readIndexFile()
    .fieldOverrides.filter((field) => field.ttl)
    .map(({ collectionGroup, fieldPath }) => ({
      key: `${collectionGroup}.${fieldPath}`,
      path: `collectionGroups/${collectionGroup}/fields/${fieldPath}`,
    }));

const ttl: Item = {
  id: 'ttl',
  title: 'Expired codes and counters are deleted (TTL policies)',
  async read(project) {
    const keys = ttlPolicies().map(({ key }) => key);
    return progress(keys, await ttlStates(project), 'ACTIVE', {});
  },
  // A policy becomes active after some minutes: all of them at once, not one after another.
  async fix(project) {
    const states = await ttlStates(project);
    const absent = ttlPolicies().filter(({ key }) => !states.has(key));
    await Promise.all(
      absent.map(({ path }) =>
        project.send('PATCH', `${databaseUrl(project)}/${path}?updateMask=ttlConfig`, {
          ttlConfig: {},
        }),
      ),
    );
  },
};

/** Next steps for indexes or policies; without one, `prepare` creates them or waits for them. */
type ProgressSteps = { absent?: string; pending?: string; broken?: string };

/** Compares expected indexes or policies with their states. */
function progress(
  keys: string[],
  states: ReadonlyMap<string, string>,
  done: string,
  steps: ProgressSteps,
): Finding {
  const named = (some: string[]) => some.slice(0, 3).join('; ');
  const absent = keys.filter((key) => !states.has(key));
  if (absent.length > 0)
    return missing(
      `${absent.length} of ${keys.length} are not there: ${named(absent)}`,
      steps.absent,
    );
  const pending = keys.filter((key) => states.get(key) !== done);
  if (pending.length === 0) return ok(`${keys.length}`);
  const isBroken = pending.some((key) => states.get(key) === 'NEEDS_REPAIR');
  return missing(
    `${pending.length} of ${keys.length} are not ${done} yet: ${named(pending)}`,
    isBroken ? steps.broken : steps.pending,
  );
}

export const dataItems: readonly Item[] = [databaseExists, databaseProtection, backups, ttl];
/** Made by a deployment; it also creates TTL policies that a new version adds. */
export const deployedDataItems: readonly Item[] = [indexes, ttl];
