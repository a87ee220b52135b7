import {
  addFreeEntry,
  closeDraw,
  createDraw,
  drawWinner,
  editDraw,
  listDraws,
  listFreeEntries,
  listOwnDraws,
  previewDraw,
  readDraw,
  readDrawList,
  readDrawnPeople,
} from '@wine-walk/common/api/draws.ts';
import { type Route, route } from '../../http/route.ts';
import { closeEntries, draw, drawnPeople } from './drawing.ts';
import { enterFree, freeEntriesOf } from './free-entries.ts';
import { addDraw, changeDraw, drawsOfEvent, previewEntrants } from './manage.ts';
import { drawList, ownDraws, publicDraw } from './public.ts';

export const drawRoutes: readonly Route[] = [
  route(readDraw, async ({ params }) => publicDraw(params.id)),
  route(readDrawList, async ({ params }) => drawList(params.id)),
  route(listOwnDraws, async ({ params, caller, now }) => ownDraws(params.id, caller.uid, now)),
  route(listDraws, async ({ params }) => drawsOfEvent(params.id)),
  route(createDraw, async ({ body, ...sender }) => addDraw(body, sender)),
  route(editDraw, async ({ params, body, ...editor }) => changeDraw(params.id, body, editor)),
  route(addFreeEntry, async ({ params, body, ...editor }) => enterFree(params.id, body, editor)),
  route(listFreeEntries, async ({ params, ...reader }) => freeEntriesOf(params.id, reader)),
  route(previewDraw, async ({ params }) => previewEntrants(params.id)),
  route(closeDraw, async ({ params, body, ...sender }) => closeEntries(params.id, body, sender)),
  route(drawWinner, async ({ params, body, ...sender }) => draw(params.id, body, sender)),
  route(readDrawnPeople, async ({ params, ...reader }) => drawnPeople(params.id, reader)),
];
