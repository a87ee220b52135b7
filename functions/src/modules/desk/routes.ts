import {
  admitAtDesk,
  listOfflineConflicts,
  lookUpAtDesk,
  readDeskSnapshot,
  resolveOfflineConflict,
} from '@wine-walk/common/api/staff/desk.ts';
import {
  closeTill,
  handOverCash,
  listTills,
  openTill,
  refundPayment,
  voidPayment,
} from '@wine-walk/common/api/staff/tills.ts';
import { type Route, route } from '../../http/route.ts';
import { admitRegistrations } from './admit.ts';
import { lookUpText } from './lookup.ts';
import { listOpenConflicts, resolveConflict } from './offline-conflicts.ts';
import { refundOrVoid } from './refund-or-void.ts';
import { buildDeskSnapshot } from './snapshot.ts';
import { countAndCloseTill, listTillsFor, openTillFor, recordTillHandover } from './tills.ts';

export const deskRoutes: readonly Route[] = [
  route(lookUpAtDesk, async ({ body, ...sender }) => lookUpText(body, sender)),
  route(admitAtDesk, async (call) => admitRegistrations(call)),
  route(readDeskSnapshot, async ({ query, ...sender }) => buildDeskSnapshot(query, sender)),
  route(listOfflineConflicts, async ({ query, ...reader }) =>
    listOpenConflicts(query.eventId, reader),
  ),
  route(resolveOfflineConflict, async ({ params, body, ...sender }) =>
    resolveConflict(params.id, body, sender),
  ),
  route(listTills, async ({ query, caller }) => listTillsFor(query.eventId, caller)),
  route(openTill, async ({ body, ...sender }) => openTillFor(body, sender)),
  route(closeTill, async ({ params, body, ...sender }) =>
    countAndCloseTill(params.id, body, sender),
  ),
  route(handOverCash, async ({ params, body, ...sender }) =>
    recordTillHandover(params.id, body, sender),
  ),
  route(refundPayment, async ({ body, ...sender }) => refundOrVoid('refund', body, sender)),
  route(voidPayment, async ({ body, ...sender }) => refundOrVoid('void', body, sender)),
];
