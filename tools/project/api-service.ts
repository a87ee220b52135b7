import { z } from 'zod';
import { UserError } from '../shared/failure.ts';
import { command, type Project } from './items/item.ts';
import { scheduledServices } from './triggers.ts';

/** https://cloud.google.com/run/docs/reference/rest/v2/Container */
const container = z.looseObject({
  env: z.array(z.looseObject({ name: z.string(), value: z.string().optional() })).default([]),
});
const containers = z.array(container).min(1);
export type Containers = z.output<typeof containers>;

/** https://cloud.google.com/run/docs/reference/rest/v2/projects.locations.services.revisions */
const revision = z.object({ name: z.string(), createTime: z.string(), containers });
export type Revision = z.output<typeof revision>;

/** https://cloud.google.com/run/docs/reference/rest/v2/projects.locations.services */
const scaling = z.looseObject({ minInstanceCount: z.number().default(0) }).optional();
const service = z.object({
  uri: z.string().optional(),
  scaling,
  template: z.looseObject({ containers, scaling }),
  traffic: z
    .array(z.object({ revision: z.string().optional(), percent: z.number().default(0) }))
    .default([]),
  latestCreatedRevision: z.string().optional(),
  latestReadyRevision: z.string().optional(),
});

/** Traffic of a service whose every new revision serves. */
const latestTraffic = [{ type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST', percent: 100 }];

/** Variable with the commit of a deployment, and the one with the message of `stop`. */
export const commitVariable = 'COMMIT';
export const stopVariable = 'READ_ONLY_MESSAGE';

/** Returns the URL of the API's service in Cloud Run. */
export const runService = ({ id, settings }: Project) =>
  `https://run.googleapis.com/v2/projects/${id}/locations/${settings.region}/services/api`;

async function readService(project: Project) {
  const found = await project.get(runService(project), service);
  if (!found) return undefined;
  // Set where traffic was pinned to one revision, as the console does.
  const pinned = found.traffic.find((target) => target.revision && target.percent > 0)?.revision;
  return { ...found, pinned, serving: lastPart(pinned ?? found.latestReadyRevision ?? '') };
}

/** Returns the value of a variable of a revision. */
export const variable = ([first]: Containers, name: string) =>
  first?.env.find((entry) => entry.name === name)?.value;

/** Returns the containers with variables set, without those whose value is undefined. */
export const withVariables = (all: Containers, changed: Record<string, string | undefined>) =>
  all.map(({ env, ...more }) => ({
    ...more,
    env: [
      ...env.filter(({ name }) => !(name in changed)),
      ...Object.entries(changed).flatMap(([name, value]) => (value ? [{ name, value }] : [])),
    ],
  }));

export const listRevisions = (project: Project) =>
  project.list(`${runService(project)}/revisions`, 'revisions', revision);

/** Returns the URL of the API without Hosting; undefined before the first deployment. */
export const apiUri = async (project: Project) =>
  (await project.get(runService(project), service))?.uri;

/** Returns the instances of the API that run without calls. */
export async function minInstances(project: Project): Promise<number> {
  const found = await project.get(runService(project), service);
  const counts = [found?.scaling, found?.template.scaling].map((each) => each?.minInstanceCount);
  return Math.max(...counts.map((count) => count ?? 0));
}

/** Returns the revision of the API that serves; undefined before the first deployment. */
export async function servingRevision(project: Project): Promise<Revision | undefined> {
  const found = await readService(project);
  return found && project.get(`${runService(project)}/revisions/${found.serving}`, revision);
}

/** Returns the revision of the API that serves. Throws a UserError before the first deployment. */
export async function requireServing(project: Project): Promise<Revision> {
  const found = await servingRevision(project);
  if (found) return found;
  throw new UserError(`The API is not deployed: ${command('deploy', project.id)}`);
}

/** Creates a revision of the API that serves at once, also where an earlier one was pinned. */
export async function serve(project: Project, changed: Containers): Promise<void> {
  const found = await readService(project);
  await project.send('PATCH', `${runService(project)}?updateMask=template,traffic`, {
    // Google names the revision that the change creates.
    template: { ...found?.template, revision: undefined, containers: changed },
    traffic: latestTraffic,
  });
  await requireLatestServing(project);
}

/** Sets variables of the functions that a schedule starts, from their next run on. */
export async function setScheduleVariables(
  project: Project,
  changed: Record<string, string | undefined>,
): Promise<void> {
  for (const name of await scheduledServices(project)) {
    const url = `https://run.googleapis.com/v2/${name}`;
    const found = await project.get(url, service);
    if (!found) continue;
    const containers = withVariables(found.template.containers, changed);
    await project.send('PATCH', `${url}?updateMask=template`, {
      template: { ...found.template, revision: undefined, containers },
    });
  }
}

/** Serves the latest revision after a deployment. Throws a UserError unless it is of this commit. */
export async function serveDeployed(project: Project, commit: string): Promise<void> {
  if ((await readService(project))?.pinned)
    await project.send('PATCH', `${runService(project)}?updateMask=traffic`, {
      traffic: latestTraffic,
    });
  await requireLatestServing(project);
  const serving = variable((await requireServing(project)).containers, commitVariable);
  if (serving === commit) return;
  // firebase-tools leaves functions out whose source and settings it deployed last.
  throw new UserError(
    `The API still serves ${serving}, because firebase-tools found nothing to deploy. Next: ${command('rollback', project.id, `--to ${commit}`)}, or commit a change and deploy it.`,
  );
}

/** Throws a UserError if another revision than the one created last serves. */
async function requireLatestServing(project: Project): Promise<void> {
  const found = await readService(project);
  if (found && !found.pinned && found.serving === lastPart(found.latestCreatedRevision ?? ''))
    return;
  throw new UserError(
    `The API still serves its revision ${found?.serving || '(none)'}: the change has no effect yet. Run the command again.`,
  );
}

const lastPart = (name: string) => name.split('/').at(-1) ?? '';
