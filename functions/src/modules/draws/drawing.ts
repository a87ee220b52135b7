import { randomBytes } from 'node:crypto';
import type { BodyOf, ProblemOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { AdminDraw, closeDraw, DrawnPerson, drawWinner } from '@wine-walk/common/api/draws.ts';
import {
  type DrawDocument,
  drawDocument,
  drawListDocument,
} from '@wine-walk/common/model/draws.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { drawableFrom } from '@wine-walk/common/rules/draws/drawable-from.ts';
import { entrantOf } from '@wine-walk/common/rules/draws/entrants.ts';
import { listEntries, listText, sha256Hex } from '@wine-walk/common/rules/draws/entry-list.ts';
import { winnerOf } from '@wine-walk/common/rules/draws/winner.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { readFreeEntries } from '../../firestore/events/draws.ts';
import { type CreateContext, withIdempotency } from '../../firestore/idempotency.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { type PeopleReader, recordPeopleRead } from '../../firestore/people/people-reads.ts';
import { readDocument, readDocuments } from '../../firestore/read.ts';
import { staleEdit } from '../../firestore/versioned-update.ts';
import { entryNumbers, readEntered, readEntrants } from './entrants.ts';
import { toAdminDraw } from './manage.ts';

type CloseProblem = Problem<ProblemOf<typeof closeDraw>>;
type DrawProblem = Problem<ProblemOf<typeof drawWinner>>;

/** Freezes the entries of a draw and publishes the hash of their list. Of two admins at once, one gets `stale-edit`. */
export async function closeEntries(
  id: string,
  { version }: BodyOf<typeof closeDraw>,
  { caller, request, now }: CreateContext,
): Promise<AdminDraw | CloseProblem> {
  return withIdempotency<AdminDraw, CloseProblem>(request, async () => {
    const draw = await readDocument(documentPaths.draw(id), drawDocument);
    if (!draw) return problem('draw-gone');
    const refusal = staleEdit('draw', draw.data, version);
    if (refusal) return refusal;
    const { closing: earlier, closesTime, eventId } = draw.data;
    if (earlier) return problem('draw-closed');
    if (now < Date.parse(closesTime)) {
      const event = await readDocument(documentPaths.event(eventId), eventDocument);
      const timeZone = event?.data.timeZone ?? 'UTC';
      return problem('draw-too-early', { closesAt: closesTime, timeZone });
    }
    const entrants = await readEntrants(draw);
    if (isProblem(entrants)) return entrants;
    const { byStamps, free, leftOut } = entrants;
    const entries = [...byStamps, ...free].map(entryNumbers(draw.data));
    if (entries.length === 0) return problem('draw-empty');
    const text = listText(entries);
    const at = new Date(now).toISOString();
    const closing = {
      closedAt: at,
      closedBy: caller.username,
      sha256: await sha256Hex(text),
      count: entries.length,
      freeCount: free.length,
    };
    const data = { ...draw.data, closing, version: version + 1, updatedAt: at };
    const { staffNames, ...counts } = leftOut;
    const details = { ...counts, staff: staffNames.length, ...closing };
    const target = draw.path;
    return {
      writes: [
        { kind: 'update', path: draw.path, data, revision: draw.revision },
        { kind: 'create', path: documentPaths.drawList(id), data: { text } },
        auditWrite({ actor: caller.username, action: 'draw.close', target, now, details }),
      ],
      response: toAdminDraw({ id, data }),
    };
  });
}

/**
 * Draws a winner with a seed that is made now, a minute or more after the hash was published. Of two admins at once, one
 * gets `stale-edit`.
 */
export async function draw(
  id: string,
  { version, reason }: BodyOf<typeof drawWinner>,
  { caller, request, now }: CreateContext,
): Promise<AdminDraw | DrawProblem> {
  return withIdempotency<AdminDraw, DrawProblem>(request, async () => {
    const [stored, list] = await readDocuments(
      [documentPaths.draw(id), drawDocument],
      [documentPaths.drawList(id), drawListDocument],
    );
    if (!stored) return problem('draw-gone');
    const refusal = staleEdit('draw', stored.data, version);
    if (refusal) return refusal;
    const { closing, drawings } = stored.data;
    if (!closing || !list) return problem('draw-still-open');
    if (drawings.length > 0 && reason === null) return problem('draw-done');
    if (now < Date.parse(drawableFrom(closing))) return problem('draw-too-soon');
    const earlier = drawings.map(({ entry }) => entry);
    const seed = randomBytes(32).toString('hex');
    const entry = await winnerOf(listEntries(list.data.text), seed, earlier);
    if (entry === undefined) return problem('draw-used-up');
    const at = new Date(now).toISOString();
    const drawing = {
      seed,
      entry,
      drawnAt: at,
      drawnBy: caller.username,
      reason: drawings.length > 0 ? reason : null,
    };
    const data: DrawDocument = {
      ...stored.data,
      drawings: [...drawings, drawing],
      version: version + 1,
      updatedAt: at,
    };
    const action = drawing.reason ? 'draw.redraw' : 'draw.draw';
    const details = { drawing: data.drawings.length, seed, entry, reason: drawing.reason };
    const target = stored.path;
    return {
      writes: [
        { kind: 'update', path: target, data, revision: stored.revision },
        auditWrite({ actor: caller.username, action, target, now, details }),
      ],
      response: toAdminDraw({ id, data }),
    };
  });
}

/** Returns the winners of a draw with how to reach them: found by their entry numbers among the people of the event. */
export async function drawnPeople(
  id: string,
  { caller, now }: { caller: PeopleReader; now: number },
): Promise<DrawnPerson[] | Problem<'draw-gone'>> {
  const stored = await readDocument(documentPaths.draw(id), drawDocument);
  if (!stored) return problem('draw-gone');
  const { eventId, drawings } = stored.data;
  if (drawings.length === 0) return [];
  const numberOf = entryNumbers(stored.data);
  const [registrations, freeEntries] = await Promise.all([
    readEntered(eventId),
    readFreeEntries(id),
  ]);
  const found = new Map<string, Omit<DrawnPerson, 'entry'>>();
  for (const { data } of registrations)
    found.set(numberOf(entrantOf.participant(data.participantId)), {
      state: data.status === 'cancelled' ? 'canceled' : 'registered',
      fullName: data.fullName,
      contacts: [data.email, data.phone].filter(Boolean),
    });
  for (const { id: entryId, data } of freeEntries)
    found.set(numberOf(entrantOf.freeEntry(entryId)), {
      state: 'free',
      fullName: data.fullName,
      contacts: [data.contact],
    });
  const people = drawings.map(({ entry }): DrawnPerson => {
    const person = found.get(entry) ?? { state: 'gone', fullName: '', contacts: [] };
    return { entry, ...person };
  });
  const size = people.filter(({ state }) => state !== 'gone').length;
  const list = { action: 'draw.read-winners', target: stored.path, size };
  await recordPeopleRead({ caller, now, list });
  return people;
}
