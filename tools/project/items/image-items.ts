import { z } from 'zod';
import { type Item, missing, ok, type Project } from './item.ts';

const keptSeconds = 60 * 86_400;

/**
 * Policies under which `stop` and `rollback` find the images of earlier revisions. firebase-tools sets its own, which deletes
 * after one day, only where a repository has none (lib/functions/artifacts.js).
 */
const cleanupPolicies = {
  'keep-last-10': { id: 'keep-last-10', action: 'KEEP', mostRecentVersions: { keepCount: 10 } },
  'delete-after-60-days': {
    id: 'delete-after-60-days',
    action: 'DELETE',
    condition: { tagState: 'ANY', olderThan: `${keptSeconds}s` },
  },
} as const;

/** https://cloud.google.com/artifact-registry/docs/reference/rest/v1/projects.locations.repositories */
const repository = z.object({
  cleanupPolicies: z
    .record(
      z.string(),
      z.object({
        action: z.string().optional(),
        mostRecentVersions: z.object({ keepCount: z.number() }).optional(),
        condition: z.object({ olderThan: z.string().optional() }).optional(),
      }),
    )
    .default({}),
});

const repositories = ({ id, settings }: Project) =>
  `https://artifactregistry.googleapis.com/v1/projects/${id}/locations/${settings.region}/repositories`;

export const images: Item = {
  id: 'images',
  title: 'Images of the last 10 versions and of 60 days are kept for stop and rollback',
  async read(project) {
    const found = await project.get(`${repositories(project)}/gcf-artifacts`, repository);
    if (!found) return missing('the repository gcf-artifacts will be created');
    const policies = Object.values(found.cleanupPolicies);
    const isKept = policies.some(({ mostRecentVersions: kept }) => (kept?.keepCount ?? 0) >= 10);
    const isEarly = policies.some(
      ({ action, condition }) =>
        action === 'DELETE' && Number.parseInt(condition?.olderThan ?? '0') < keptSeconds,
    );
    if (isKept && !isEarly) return ok();
    return missing(`policies are: ${Object.keys(found.cleanupPolicies).join(', ') || 'none'}`);
  },
  async fix(project) {
    const found = await project.get(`${repositories(project)}/gcf-artifacts`, repository);
    if (found)
      await project.send(
        'PATCH',
        `${repositories(project)}/gcf-artifacts?updateMask=cleanupPolicies`,
        { cleanupPolicies },
      );
    else
      await project.send('POST', `${repositories(project)}?repositoryId=gcf-artifacts`, {
        format: 'DOCKER',
        cleanupPolicies,
      });
  },
};
