import { printLine } from '../shared/print.ts';
import {
  requireServing,
  serve,
  setScheduleVariables,
  stopVariable,
  withVariables,
} from './api-service.ts';
import { command, type Project } from './items/item.ts';
import { writeSettings } from './settings.ts';

/**
 * Makes the API refuse every change with a message and the schedules do nothing, or both continue without one. Reads continue, and
 * stored data is not touched: requests that have started end as usual. After a rollback, the version that it returned to
 * continues.
 */
export async function setReadOnly(project: Project, typed: string | undefined): Promise<number> {
  const { id, settings } = project;
  // As the settings file can hold it, so that `deploy` finds both equal.
  const message = typed?.trim().replaceAll(/\s+/g, ' ').replaceAll('"', "'");
  const { containers } = await requireServing(project);
  await serve(project, withVariables(containers, { [stopVariable]: message }));
  writeSettings(settings, { [stopVariable]: message ?? '' });
  await setScheduleVariables(project, { [stopVariable]: message });
  printLine(
    message
      ? `The API is read-only and answers: ${message}\nTo accept changes again: ${command('stop', id, '--resume')}`
      : 'The API accepts changes again.',
  );
  return 0;
}
