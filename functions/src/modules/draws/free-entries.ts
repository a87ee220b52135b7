import type { AnswerOf, BodyOf, ProblemOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { addFreeEntry, listFreeEntries } from '@wine-walk/common/api/draws.ts';
import {
  drawDocument,
  type FreeEntryDocument,
  freeEntryDocument,
} from '@wine-walk/common/model/draws.ts';
import { personKeys } from '@wine-walk/common/rules/draws/entrants.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readFreeEntries } from '../../firestore/events/draws.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { type PeopleReader, recordPeopleRead } from '../../firestore/people/people-reads.ts';
import { readDocument } from '../../firestore/read.ts';
import type { EditContext } from '../../firestore/versioned-update.ts';
import { secretHash } from '../../lib/link-secret.ts';

type List = typeof listFreeEntries;

/** Returns the entries of a draw without a purchase, latest first. */
export async function freeEntriesOf(
  drawId: string,
  { caller, now }: { caller: PeopleReader; now: number },
): Promise<AnswerOf<List>> {
  const draw = await readDocument(documentPaths.draw(drawId), drawDocument);
  if (!draw) return problem('draw-gone');
  const entries = await readFreeEntries(drawId);
  const list = { action: 'draw.read-free-entries', target: draw.path, size: entries.length };
  await recordPeopleRead({ caller, now, list });
  return entries
    .map(({ id, data: { fullName, contact, createdAt, createdBy } }) => ({
      id,
      fullName,
      contact,
      createdAt,
      createdBy,
    }))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** Adds an entry without a purchase. Its ID is derived from the person, so that two at once become one. */
export async function enterFree(
  drawId: string,
  { fullName, contact }: BodyOf<typeof addFreeEntry>,
  { caller, now }: EditContext,
): Promise<AnswerOf<typeof addFreeEntry>> {
  type Refused = Problem<ProblemOf<typeof addFreeEntry>>;
  const [person = ''] = personKeys(fullName, [contact]);
  const id = secretHash(`${drawId}\n${person}`).slice(0, 32);
  return commitWithRetry<{ id: string }, Refused>(async () => {
    const [draw, known] = await Promise.all([
      readDocument(documentPaths.draw(drawId), drawDocument),
      readDocument(documentPaths.freeEntry(id), freeEntryDocument),
    ]);
    if (!draw) return problem('draw-gone');
    const { closing, closesTime, eventId } = draw.data;
    if (closing || now > Date.parse(closesTime)) return problem('draw-closed');
    if (known) return problem('already-entered');
    const data: FreeEntryDocument = {
      drawId,
      eventId,
      fullName,
      contact: contact.includes('@') ? contact.toLowerCase() : contact,
      createdAt: new Date(now).toISOString(),
      createdBy: caller.username,
    };
    return {
      writes: [
        { kind: 'create', path: documentPaths.freeEntry(id), data },
        // Conflicts with a closing at the same time.
        {
          kind: 'update',
          path: draw.path,
          data: { updatedAt: data.createdAt },
          revision: draw.revision,
        },
        auditWrite({ actor: caller.username, action: 'draw.enter-free', target: draw.path, now }),
      ],
      response: { id },
    };
  });
}
