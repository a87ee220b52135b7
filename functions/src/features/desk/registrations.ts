import { registrationDocument } from '../../contract/documents.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { paths } from '../../store/paths.ts';
import { readDocuments } from '../../store/read.ts';
import type { StoredRegistration } from '../../store/registrations.ts';

/** Reads registrations in the order asked; refuses where one of them is not there. */
export async function readRegistrations(
  ids: readonly string[],
): Promise<StoredRegistration[] | Problem<'not-found'>> {
  const found = await readDocuments(
    ...ids.map((id) => [paths.registration(id), registrationDocument] as const),
  );
  const there = found.filter((each) => each !== undefined);
  return there.length === ids.length
    ? there
    : problem('not-found', 'This registration is not known.');
}
