import { randomBytes } from 'node:crypto';
import type { AnswerOf, BodyOf, ProblemOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { AdminDraw, createDraw, editDraw, previewDraw } from '@wine-walk/common/api/draws.ts';
import { type DrawDocument, drawDocument } from '@wine-walk/common/model/draws.ts';
import { maxDraws, readDraws } from '../../firestore/events/draws.ts';
import { requireEvent } from '../../firestore/events/events.ts';
import { type CreateContext, createIdempotent } from '../../firestore/idempotency.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import { type EditContext, updateVersioned } from '../../firestore/versioned-update.ts';
import { readEntrants } from './entrants.ts';

/** Returns a draw as staff see it, without the key of the entry numbers. */
export function toAdminDraw({ id, data }: { id: string; data: DrawDocument }): AdminDraw {
  const { eventId, prize, stamps, closesTime, closing, drawings, version } = data;
  return { id, eventId, prize, stamps, closesTime, closing, drawings, version };
}

/** Returns the prize draws of an event, earliest first. */
export async function drawsOfEvent(eventId: string): Promise<AdminDraw[]> {
  return (await readDraws(eventId)).map(toAdminDraw);
}

/** Sets up a prize draw of an event. */
export async function addDraw(
  { eventId, ...rule }: BodyOf<typeof createDraw>,
  sender: CreateContext,
): Promise<AdminDraw | Problem<ProblemOf<typeof createDraw>>> {
  const at = new Date(sender.now).toISOString();
  const data: DrawDocument = {
    eventId,
    ...rule,
    closing: null,
    drawings: [],
    entryKey: randomBytes(32).toString('hex'),
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const created = await createIdempotent<DrawDocument, 'event-gone' | 'too-many-draws'>(
    { record: 'draw', path: documentPaths.draw },
    sender,
    async () => {
      const refusal = await requireEvent(eventId);
      if (refusal) return refusal;
      const draws = await readDraws(eventId);
      return draws.length < maxDraws ? { data } : problem('too-many-draws', { max: maxDraws });
    },
  );
  return isProblem(created) ? created : toAdminDraw({ id: created.id, data: created });
}

/** Edits a prize draw whose entries are open. */
export async function changeDraw(
  id: string,
  { version, ...fields }: BodyOf<typeof editDraw>,
  editor: EditContext,
): Promise<AdminDraw | Problem<ProblemOf<typeof editDraw>>> {
  const path = documentPaths.draw(id);
  const edited = await updateVersioned<DrawDocument, 'draw', ProblemOf<typeof editDraw>>(
    { record: 'draw', path, schema: drawDocument, version },
    editor,
    async ({ closing }) => (closing ? problem('draw-closed') : { fields }),
  );
  return isProblem(edited) ? edited : toAdminDraw({ id, data: edited });
}

/** Returns the numbers of entrants and of excluded people of a draw whose entries are open. */
export async function previewEntrants(id: string): Promise<AnswerOf<typeof previewDraw>> {
  const draw = await readDocument(documentPaths.draw(id), drawDocument);
  if (!draw) return problem('draw-gone');
  if (draw.data.closing) return problem('draw-closed');
  const entrants = await readEntrants(draw);
  if (isProblem(entrants)) return entrants;
  const { byStamps, free, leftOut } = entrants;
  return { byStamps: byStamps.length, free: free.length, ...leftOut };
}
