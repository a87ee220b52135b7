import { type Line, rows } from './rows.ts';

const rule = { prize: 'A weekend', stamps: 6, closesTime: '2099-11-20T21:00:00.000Z' };

/** Prize draws. */
export const drawsRoles: Record<string, Line> = {
  readDraw: { row: rows.anyone, params: { id: 'closed' } },
  readDrawList: { row: rows.anyone, params: { id: 'closed' } },
  listOwnDraws: { row: rows.attendees, params: { id: 'autumn' } },
  listDraws: { row: rows.staff, params: { id: 'autumn' } },
  createDraw: { row: rows.admins, body: () => ({ eventId: 'autumn', ...rule }) },
  editDraw: { row: rows.admins, params: { id: 'open' }, body: () => ({ ...rule, version: 1 }) },
  addFreeEntry: {
    row: rows.staff,
    params: { id: 'open' },
    body: () => ({ fullName: 'Noor Haddad', contact: '12 Main St' }),
  },
  listFreeEntries: { row: rows.admins, params: { id: 'due' } },
  previewDraw: { row: rows.admins, params: { id: 'open' } },
  closeDraw: { row: rows.admins, params: { id: 'due' }, body: () => ({ version: 1 }) },
  drawWinner: {
    row: rows.admins,
    params: { id: 'closed' },
    body: () => ({ version: 1, reason: null }),
  },
  readDrawnPeople: { row: rows.admins, params: { id: 'drawn' } },
};
