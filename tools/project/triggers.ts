import { z } from 'zod';
import { printLine } from '../shared/print.ts';
import type { Project } from './items/item.ts';

/** https://cloud.google.com/functions/docs/reference/rest/v2/projects.locations.functions */
const cloudFunction = z.object({
  name: z.string(),
  state: z.string(),
  labels: z.record(z.string(), z.string()).default({}),
  serviceConfig: z.object({ service: z.string() }).optional(),
  eventTrigger: z
    .object({
      eventFilters: z.array(z.object({ attribute: z.string(), value: z.string() })).default([]),
    })
    .optional(),
});

const functionsUrl = ({ id, settings }: Project) =>
  `https://cloudfunctions.googleapis.com/v2/projects/${id}/locations/${settings.region}/functions`;

/** Returns the deployed functions by their short names. */
export async function deployedFunctions(project: Project) {
  const found = await project.list(
    `${functionsUrl(project)}?pageSize=100`,
    'functions',
    cloudFunction,
  );
  return new Map(found.map((each) => [each.name.split('/').at(-1) ?? '', each]));
}

/** Returns the services in Cloud Run of the functions that a schedule starts, by the label that firebase-tools gives them. */
export async function scheduledServices(project: Project): Promise<string[]> {
  return [...(await deployedFunctions(project)).values()].flatMap(({ labels, serviceConfig }) =>
    labels['deployment-scheduled'] === 'true' && serviceConfig ? [serviceConfig.service] : [],
  );
}

/** Returns the names of triggers that a change in the database in use does not start, such as after a restore. */
export async function triggersElsewhere(project: Project): Promise<string[]> {
  return [...(await deployedFunctions(project))].flatMap(([name, { eventTrigger }]) =>
    eventTrigger?.eventFilters.some(
      ({ attribute, value }) => attribute === 'database' && value !== project.settings.database,
    )
      ? [name]
      : [],
  );
}

/** Deletes the triggers of another database, because firebase-tools changes no trigger's database but creates missing ones. */
export async function removeTriggersElsewhere(project: Project): Promise<void> {
  for (const name of await triggersElsewhere(project)) {
    printLine(`Deleting the trigger ${name} of another database; it is created again.`);
    await project.google.send('DELETE', `${functionsUrl(project)}/${name}`);
  }
  project.refresh();
}
