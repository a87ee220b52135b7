import { z } from 'zod';
import { UserError } from '../shared/failure.ts';
import { printLine } from '../shared/print.ts';
import { command, type Project } from './item.ts';
import { writeSettings } from './settings.ts';
import {
  latestTraffic,
  pinnedRevision,
  requireLatestServing,
  runService,
  traffic,
} from './traffic.ts';

const name = 'READ_ONLY_MESSAGE';

/** https://cloud.google.com/run/docs/reference/rest/v2/projects.locations.services#RevisionTemplate */
const revision = z.looseObject({
  containers: z
    .array(z.looseObject({ env: z.array(z.looseObject({ name: z.string() })).default([]) }))
    .min(1),
});
const service = z.object({ template: revision, traffic });

/**
 * Makes the API refuse every change with a message, or accept changes again without one. Reads continue, and stored data is not
 * touched: requests that have started end as usual. After a rollback, the version that it returned to continues.
 */
export async function setReadOnly(project: Project, message: string | undefined): Promise<number> {
  const { id, settings } = project;
  const url = runService(project);
  const found = await project.get(url, service);
  if (!found) throw new UserError(`The API is not deployed: ${command('deploy', id)}`);
  // Google names the revision that the change creates.
  const { revision: _earlier, ...template } = found.template;
  const pinned = pinnedRevision(found.traffic);
  const serving = pinned ? await project.get(`${url}/revisions/${pinned}`, revision) : template;
  if (!serving) throw new UserError(`The revision ${pinned} of the API is gone.`);
  const { containers } = serving;
  const changed = containers.map((container) => {
    const others = container.env.filter((variable) => variable.name !== name);
    return { ...container, env: message ? [...others, { name, value: message }] : others };
  });
  await project.send('PATCH', `${url}?updateMask=template,traffic`, {
    template: { ...template, containers: changed },
    traffic: latestTraffic,
  });
  await requireLatestServing(project);
  writeSettings(settings, { [name]: message ?? '' });
  printLine(
    message
      ? `The API is read-only and answers: ${message}\nTo accept changes again: ${command('stop', id, '--resume')}`
      : 'The API accepts changes again.',
  );
  return 0;
}
