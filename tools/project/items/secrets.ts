import { z } from 'zod';
import type { Project } from './item.ts';

/** Returns the URL of a project's secrets (https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets). */
export const secretsUrl = ({ id }: Project) =>
  `https://secretmanager.googleapis.com/v1/projects/${id}/secrets`;

const secret = z.object({ name: z.string() });

/** Stores a secret for the functions, as a new version if it exists. */
export async function storeSecret(project: Project, name: string, value: string): Promise<void> {
  const url = `${secretsUrl(project)}/${name}`;
  if (!(await project.get(url, secret)))
    await project.send('POST', `${secretsUrl(project)}?secretId=${name}`, {
      replication: { automatic: {} },
    });
  await project.send('POST', `${url}:addVersion`, {
    payload: { data: Buffer.from(value).toString('base64') },
  });
}
