import { eventDocument } from '@wine-walk/common/model/events.ts';
import { progressDocument } from '@wine-walk/common/model/participants.ts';
import type { RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import { resultsDocument } from '@wine-walk/common/model/results.ts';
import { claimDocument } from '@wine-walk/common/model/rewards.ts';
import { addFigures, figuresOf, hasCome } from '@wine-walk/common/rules/results/count-people.ts';
import { isFinalCount } from '@wine-walk/common/rules/results/results-due.ts';
import { documentPaths } from '../../firestore/paths.ts';
import type { StoredAnything } from '../../firestore/people/personal-data.ts';
import { readRegistrationsWhere } from '../../firestore/people/registrations.ts';
import { readDocuments, type Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';

/** Registrations with one email at one event that are looked at. */
const maxOfEmail = 20;

/**
 * Returns the writes by which a person stays in the sums of an ended event whose results will be counted again. Final
 * results need none. `own`: documents of the person.
 */
export async function erasedFiguresWrites(
  registrations: readonly Stored<RegistrationDocument>[],
  own: readonly StoredAnything[],
): Promise<Write[]> {
  const writes = await Promise.all(
    registrations.map(async ({ data: registration }): Promise<Write[]> => {
      const { eventId, participantId, email } = registration;
      const path = documentPaths.results(eventId);
      const [results, event] = await readDocuments(
        [path, resultsDocument],
        [documentPaths.event(eventId), eventDocument],
      );
      if (!results || !event || isFinalCount(event.data.endTime, results.data)) return [];
      const { firstHourTime, hours, previous } = results.data;
      const before =
        previous && email
          ? await readRegistrationsWhere(previous.id, 'email', email, maxOfEmail)
          : [];
      const stored = own.find(
        (document) => document.path === documentPaths.progress(participantId, eventId),
      );
      const claims = own.flatMap((document) =>
        document.path.startsWith(`${documentPaths.claims}/`)
          ? (claimDocument.safeParse(document.data).data ?? [])
          : [],
      );
      const person = {
        registration,
        progress: progressDocument.safeParse(stored?.data).data,
        claims: claims.filter((claim) => claim.eventId === eventId),
        isReturning: before.some(({ data }) => hasCome(data)),
      };
      const figures = figuresOf(person, event.data, { firstHourTime, hours });
      const data = { erased: addFigures(results.data.erased, figures) };
      return [{ kind: 'update', path, data, revision: results.revision }];
    }),
  );
  return writes.flat();
}
