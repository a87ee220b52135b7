import { type Line, rows } from './rows.ts';
import { autumn } from './samples.ts';

/** Endpoints of tickets, registrations, visits and personal data. */
export const peopleRoles: Record<string, Line> = {
  listTickets: { row: rows.staff },
  exportTickets: { row: rows.admins, body: () => ({}) },
  readTicketHolder: { row: rows.staff, params: { id: 'WW-1' } },
  addTicket: { row: rows.staff, body: () => ({ id: 'NEW-1' }) },
  importTickets: { row: rows.admins, body: () => ({ tickets: [{ id: 'NEW-1' }] }) },
  readSellerDecisions: { row: rows.admins },
  keepSellerDecisions: {
    row: rows.admins,
    body: () => ({ seller: 'luma', statuses: { onhold: 'invalid' }, products: {} }),
  },
  generateTickets: { row: rows.admins, body: () => ({ count: 2, prefix: 'NEW' }) },
  changeTickets: {
    row: rows.admins,
    body: () => ({ ids: ['WW-1'], change: { kind: 'move', eventId: 'autumn' } }),
  },
  assignTickets: { row: rows.admins, params: { id: 'autumn' } },
  editTicket: {
    row: rows.staff,
    params: { id: 'WW-1' },
    body: () => ({ holderName: 'Ada', seen: { holderName: null, holderEmail: null } }),
  },
  deleteTicket: { row: rows.admins, params: { id: 'WW-1' } },
  deleteSeenTicket: {
    row: rows.admins,
    params: { id: 'WW-1' },
    body: () => ({ holderName: null, holderEmail: null }),
  },
  listRegistrations: { row: rows.staff, query: '?eventId=autumn' },
  countRegistrations: { row: rows.staff, query: '?eventId=autumn' },
  exportRegistrations: { row: rows.admins, body: () => autumn },
  readRegistration: { row: rows.staff, params: { id: 'MAYASSUBM1SS10N00001' } },
  readContact: { row: rows.staff, params: { id: 'MAYASSUBM1SS10N00001' } },
  readEmergencyContact: { row: rows.staff, params: { id: 'MAYASSUBM1SS10N00001' } },
  editRegistration: {
    row: rows.staff,
    params: { id: 'MAYASSUBM1SS10N00001' },
    body: () => ({ fullName: 'Maya R. Reyes', email: 'maya@example.com', version: 1 }),
  },
  cancelRegistration: { row: rows.staff, params: { id: 'MAYASSUBM1SS10N00001' } },
  cancelRegistrations: {
    row: rows.admins,
    body: () => ({
      eventId: 'autumn',
      from: '2020-01-01T00:00:00.000Z',
      to: '2100-01-01T00:00:00.000Z',
      neverArrived: false,
      isPreview: false,
    }),
  },
  restoreRegistration: { row: rows.staff, params: { id: 'MAYASSUBM1SS10N00001' } },
  changeTicket: {
    row: rows.staff,
    params: { id: 'MAYASSUBM1SS10N00001' },
    body: () => ({ ticketId: 'WW-1', version: 1 }),
  },
  assignStampCard: {
    row: rows.staff,
    params: { id: 'MAYASSUBM1SS10N00001' },
    body: () => ({ number: 41 }),
  },
  signAtDesk: {
    row: rows.staff,
    params: { id: 'PA1DSUBM1SS10N000001' },
    body: () => ({ liabilityWaiver: true, signedOn: 'paper' }),
  },
  hideDisplayName: {
    row: rows.staff,
    params: { id: 'MAYASSUBM1SS10N00001' },
    body: () => ({ isHidden: true }),
  },
  readPersonData: { row: rows.admins, params: { id: 'maya' } },
  deletePersonData: { row: rows.admins, params: { id: 'maya' } },
  listPendingCheckIns: { row: rows.staff, query: '?eventId=autumn' },
  reviewCheckIns: {
    row: rows.staff,
    body: () => ({ checkIns: [{ id: 'autumn_maya_cask', version: 1 }], decision: 'confirm' }),
  },
  assistedCheckIn: {
    row: rows.staff,
    params: { id: 'MAYASSUBM1SS10N00001' },
    body: () => ({ businessIds: ['loom'], source: 'staff' }),
  },
};
