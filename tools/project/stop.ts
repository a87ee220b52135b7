import { z } from 'zod';
import { UserError } from '../shared/failure.ts';
import { printLine } from '../shared/print.ts';
import { command, type Project } from './item.ts';
import { writeSettings } from './settings.ts';

const name = 'READ_ONLY_MESSAGE';

/** https://cloud.google.com/run/docs/reference/rest/v2/projects.locations.services#RevisionTemplate */
const service = z.object({
  template: z.looseObject({
    containers: z
      .array(z.looseObject({ env: z.array(z.looseObject({ name: z.string() })).default([]) }))
      .min(1),
  }),
});

/**
 * Makes the API refuse every change with a message, or accept changes again without one. Reads continue, and stored data is not
 * touched: requests that have started end as usual. Needs no deployment; a later one leaves it as it is.
 */
export async function setReadOnly(project: Project, message: string | undefined): Promise<number> {
  const { id, settings } = project;
  const url = `https://run.googleapis.com/v2/projects/${id}/locations/${settings.region}/services/api`;
  const found = await project.get(url, service);
  if (!found) throw new UserError(`The API is not deployed: ${command('deploy', id)}`);
  // Google names the revision that the change creates.
  const { revision: _earlier, containers, ...template } = found.template;
  const changed = containers.map((container) => {
    const others = container.env.filter((variable) => variable.name !== name);
    return { ...container, env: message ? [...others, { name, value: message }] : others };
  });
  await project.send('PATCH', `${url}?updateMask=template`, {
    template: { ...template, containers: changed },
  });
  writeSettings(settings, { [name]: message ?? '' });
  printLine(
    message
      ? `The API is read-only and answers: ${message}\nTo accept changes again: ${command('stop', id, '--resume')}`
      : 'The API accepts changes again.',
  );
  return 0;
}
