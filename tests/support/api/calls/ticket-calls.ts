import { auditDocument } from '@wine-walk/common/model/staff.ts';
import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { readQuery } from '../../../../functions/src/firestore/query.ts';
import { event, openStaffApi, seed } from './staff-api.ts';

export const api = await openStaffApi();
/** Writes the documents that each test starts with. */
export const seedTickets = () => seed({ 'events/autumn': event });

export const at = '2026-06-01T14:00:00.000Z';
export const holder = (holderName: string | null, holderEmail: string | null = null) =>
  newTicket({ eventId: null, holderName, holderEmail }, 'import', at);
export const redeemed = {
  ...holder('Zoë Reyes'),
  state: 'redeemed',
  redeemedBy: 'zoe',
  redeemedAt: at,
};

export const list = (query: '' | `?${string}` = '') =>
  api.as('desk', 'GET', `/api/admin/tickets${query}`);
/** Details of audit entries by action. */
export async function auditDetails() {
  const notes = await readQuery('audit', auditDocument);
  return Object.fromEntries(notes.map(({ data: { action, details } }) => [action, details]));
}
export const noHolder = { holderName: null, holderEmail: null };
export const ids = (json: { tickets: { id: string }[] }) => json.tickets.map(({ id }) => id);
