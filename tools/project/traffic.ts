import { z } from 'zod';
import { UserError } from '../shared/failure.ts';
import type { Project } from './item.ts';

/** https://cloud.google.com/run/docs/reference/rest/v2/projects.locations.services#TrafficTarget */
export const traffic = z
  .array(z.object({ revision: z.string().optional(), percent: z.number().default(0) }))
  .default([]);

/** Traffic of a service whose every new revision serves. */
export const latestTraffic = [{ type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST', percent: 100 }];

const service = z.object({
  traffic,
  latestCreatedRevision: z.string().optional(),
  latestReadyRevision: z.string().optional(),
});

/** Returns the URL of the API's service in Cloud Run. */
export const runService = ({ id, settings }: Project) =>
  `https://run.googleapis.com/v2/projects/${id}/locations/${settings.region}/services/api`;

/** Returns the name of the revision that a rollback pinned, undefined if the latest serves. */
export const pinnedRevision = (targets: z.output<typeof traffic>) =>
  targets.find(({ revision, percent }) => revision && percent > 0)?.revision;

/** Throws a UserError if another revision than the one created last serves. */
export async function requireLatestServing(project: Project): Promise<void> {
  const found = await project.get(runService(project), service);
  const pinned = pinnedRevision(found?.traffic ?? []);
  const serving = pinned ?? found?.latestReadyRevision;
  if (!found || pinned || !serving || serving !== found.latestCreatedRevision)
    throw new UserError(
      `The API still serves its revision ${serving?.split('/').at(-1) ?? '(none)'}: the change has no effect yet. Run the command again.`,
    );
}

/** Ends the pin of a rollback after a deployment, so that the deployed revision serves. */
export async function serveLatest(project: Project): Promise<void> {
  const found = await project.get(runService(project), service);
  if (!found) throw new UserError('The API has no service in Cloud Run after the deployment.');
  if (pinnedRevision(found.traffic))
    await project.send('PATCH', `${runService(project)}?updateMask=traffic`, {
      traffic: latestTraffic,
    });
  await requireLatestServing(project);
}
