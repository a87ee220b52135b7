import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { OwnDraw, PublicDraw } from '@wine-walk/common/api/draws.ts';
import {
  type DrawDocument,
  drawDocument,
  drawListDocument,
} from '@wine-walk/common/model/draws.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { entrantOf } from '@wine-walk/common/rules/draws/entrants.ts';
import { listEntries } from '@wine-walk/common/rules/draws/entry-list.ts';
import { readDraws } from '../../firestore/events/draws.ts';
import { readOrganizationDocument } from '../../firestore/events/organization.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import { cacheWithTtl } from '../../lib/ttl-cache.ts';
import { entryNumbers } from './entrants.ts';

function publicClosing(closing: DrawDocument['closing']): PublicDraw['closing'] {
  if (!closing) return null;
  const { closedBy: _closedBy, ...shown } = closing;
  return shown;
}

/** Returns a draw as everyone sees it. */
export async function publicDraw(id: string): Promise<PublicDraw | Problem<'draw-gone'>> {
  const draw = await readDocument(documentPaths.draw(id), drawDocument);
  if (!draw) return problem('draw-gone');
  const { eventId, prize, stamps, closesTime, closing, drawings } = draw.data;
  const [event, organization] = await Promise.all([
    readDocument(documentPaths.event(eventId), eventDocument),
    readOrganizationDocument(),
  ]);
  if (!event) return problem('draw-gone');
  return {
    id,
    eventName: event.data.name,
    timeZone: event.data.timeZone,
    contactEmail: organization.contactEmail,
    prize,
    stamps,
    closesTime,
    closing: publicClosing(closing),
    drawings: drawings.map(({ drawnBy: _drawnBy, ...drawing }) => drawing),
  };
}

/** Returns the frozen list of a draw as it is hashed. */
export async function drawList(
  id: string,
): Promise<{ text: string } | Problem<'draw-gone' | 'draw-still-open'>> {
  const list = await readDocument(documentPaths.drawList(id), drawListDocument);
  if (list) return list.data;
  const draw = await readDocument(documentPaths.draw(id), drawDocument);
  return problem(draw ? 'draw-still-open' : 'draw-gone');
}

/** Entries of closed draws, which never change: thousands of attendees ask for theirs. */
const closedEntries = cacheWithTtl(10 * 60_000, async (drawId) => {
  const list = await readDocument(documentPaths.drawList(drawId), drawListDocument);
  return new Set(listEntries(list?.data.text ?? ''));
});

/** Returns the draws of an event with the entry numbers of a participant. */
export async function ownDraws(eventId: string, uid: string, now: number): Promise<OwnDraw[]> {
  const draws = await readDraws(eventId);
  return Promise.all(
    draws.map(async ({ id, data }): Promise<OwnDraw> => {
      const { prize, stamps, closesTime, closing, drawings } = data;
      const own = entryNumbers(data)(entrantOf.participant(uid));
      const isEntered = closing !== null && (await closedEntries(id, now)).has(own);
      return {
        id,
        prize,
        stamps,
        closesTime,
        closedAt: closing?.closedAt ?? null,
        entry: isEntered ? own : null,
        winningEntry: drawings.at(-1)?.entry ?? null,
      };
    }),
  );
}
