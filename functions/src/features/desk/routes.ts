import { admitAtDesk, lookUpAtDesk, undoAdmission } from '../../contract/desk.ts';
import { listDeskDoubts, settleDeskDoubt } from '../../contract/desk-doubts.ts';
import { readDeskSnapshot } from '../../contract/desk-snapshot.ts';
import { listUndoable } from '../../contract/desk-undo.ts';
import {
  closeTill,
  handOverCash,
  listTills,
  openTill,
  refundPayment,
  voidPayment,
} from '../../contract/tills.ts';
import { type Route, route } from '../../http/route.ts';
import { admit } from './admit.ts';
import { close } from './close-till.ts';
import { openDoubts, settle } from './doubts.ts';
import { giveBack } from './give-back.ts';
import { handOver } from './hand-over.ts';
import { lookUp } from './lookup.ts';
import { deskSnapshot } from './snapshot.ts';
import { allTills, open } from './tills.ts';
import { undo } from './undo.ts';
import { undoableActions } from './undoable.ts';

export const routes: readonly Route[] = [
  route(lookUpAtDesk, async ({ body, ...sender }) => lookUp(body, sender)),
  route(admitAtDesk, async (call) => admit(call)),
  route(undoAdmission, async ({ params, ...sender }) => undo(params.id, sender)),
  route(listUndoable, async ({ query, ...sender }) => undoableActions(query.eventId, sender)),
  route(readDeskSnapshot, async ({ query, ...sender }) => deskSnapshot(query.eventId, sender)),
  route(listDeskDoubts, async ({ query }) => openDoubts(query.eventId)),
  route(settleDeskDoubt, async ({ params, body, ...sender }) => settle(params.id, body, sender)),
  route(listTills, async ({ query, caller }) => allTills(query.eventId, caller)),
  route(openTill, async ({ body, ...sender }) => open(body, sender)),
  route(closeTill, async ({ params, body, ...sender }) => close(params.id, body, sender)),
  route(handOverCash, async ({ params, body, ...sender }) => handOver(params.id, body, sender)),
  route(refundPayment, async ({ body, ...sender }) => giveBack('refund', body, sender)),
  route(voidPayment, async ({ body, ...sender }) => giveBack('void', body, sender)),
];
