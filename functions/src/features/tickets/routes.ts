import {
  generateTickets,
  importTickets,
  listImports,
  undoImport,
} from '../../contract/ticket-batches.ts';
import { changeTickets, deleteTicket, editTicket } from '../../contract/ticket-changes.ts';
import { addTicket, listTickets } from '../../contract/tickets.ts';
import { type Route, route } from '../../http/route.ts';
import { addOne, reassign, remove } from './change.ts';
import { changeMany } from './change-many.ts';
import { generate } from './generate.ts';
import { importAll } from './import.ts';
import { ticketPage } from './list.ts';
import { importsToUndo } from './list-imports.ts';
import { undoWhole } from './undo-import.ts';

export const routes: readonly Route[] = [
  route(listTickets, async ({ query, caller }) => ticketPage(query, caller.eventId)),
  route(addTicket, async ({ body, ...editor }) => addOne(body, editor)),
  route(importTickets, async ({ body, ...editor }) => importAll(body, editor)),
  route(listImports, async ({ now }) => importsToUndo(now)),
  route(undoImport, async ({ params, ...editor }) => undoWhole(params.id, editor)),
  route(generateTickets, async ({ body, ...sender }) => generate(body, sender)),
  route(changeTickets, async ({ body, ...editor }) => changeMany(body, editor)),
  route(editTicket, async ({ params, body, ...editor }) => reassign(params.id, body, editor)),
  route(deleteTicket, async ({ params, query, ...editor }) => remove(params.id, query, editor)),
];
