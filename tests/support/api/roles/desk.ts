import { type Line, rows } from './rows.ts';

/** Endpoints of the desk and of shops. */
export const deskRoles: Record<string, Line> = {
  issueCodeAtDesk: { row: rows.staff, params: { id: 'MAYASSUBM1SS10N00001', rewardId: 'two' } },
  redeemReward: { row: rows.everyStaff, body: () => ({ code: '1234 5678' }) },
  registerAtDesk: {
    row: rows.staff,
    body: () => ({
      fullName: 'Ida Lund',
      email: 'ida@example.com',
      over21: true,
      liabilityWaiver: true,
      signedOn: 'paper',
    }),
  },
  lookUpAtDesk: { row: rows.staff, body: () => ({ text: 'WW-1' }) },
  admitAtDesk: {
    row: rows.staff,
    body: () => ({ submissionIds: ['TICKETSUBM1SS10N0001'], takesPayment: false, isIdSeen: true }),
  },
  undoDeskChange: { row: rows.staff, params: { id: 'admitted' } },
  readDeskSnapshot: { row: rows.staff, query: '?eventId=autumn' },
  listOfflineConflicts: { row: rows.staff, query: '?eventId=autumn' },
  resolveOfflineConflict: {
    row: rows.staff,
    params: { id: 'twice' },
    body: () => ({ note: 'The second glass was paid for.' }),
  },
  listDeskChanges: { row: rows.staff, query: '?eventId=autumn' },
  listTills: { row: rows.staff, query: '?eventId=autumn' },
  closeTill: {
    row: rows.staff,
    params: { id: 'autumn_staff-desk_1' },
    body: () => ({ countedCents: 8500 }),
  },
  handOverCash: {
    row: rows.admins,
    params: { id: 'autumn_staff-desk_1' },
    body: () => ({ toTillId: 'autumn_staff-admin_1', amountCents: 100 }),
  },
  refundPayment: {
    row: rows.staff,
    body: () => ({ submissionId: 'PA1DSUBM1SS10N000001', reason: 'Ill' }),
  },
  voidPayment: {
    row: rows.staff,
    body: () => ({ submissionId: 'PA1DSUBM1SS10N000001', reason: 'No' }),
  },
  openTill: { row: rows.staff, body: () => ({ eventId: 'autumn', openingFloatCents: 0 }) },
};
