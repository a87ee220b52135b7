import { inNoLanguage } from '../../../../common/src/model/languages.ts';
import { shopPageBody } from '../fixtures/shop-pages.ts';
import { linkIds, linkSecrets } from '../fixtures/staff-links.ts';
import { type Line, rows } from './rows.ts';
import { autumn, smallPicture } from './samples.ts';

/** Start, transfer and end of sessions of attendees, staff and links. */
export const sessionsRoles: Record<string, Line> = {
  requestSignInCode: { row: rows.anyone, body: () => ({ email: 'nobody@example.com' }) },
  requestTicketCode: { row: rows.anyone, body: () => ({ ticketId: 'WW-1' }) },
  proveTicket: {
    row: rows.refusing,
    codes: { 410: 'sign-in-code-expired' },
    body: () => ({ ticketId: 'WW-1', attemptId: 'none', code: '000000' }),
  },
  proveEmail: {
    row: rows.refusing,
    codes: { 410: 'sign-in-code-expired' },
    body: () => ({ email: 'nobody@example.com', attemptId: 'none', code: '000000' }),
  },
  linkRegistrations: {
    row: rows.refusing,
    codes: { 410: 'proof-expired' },
    body: () => ({ proof: 'none', submissionIds: ['MAYASSUBM1SS10N00001'] }),
  },
  listLinkableRegistrations: {
    row: rows.refusing,
    codes: { 410: 'proof-expired' },
    body: () => ({ proof: 'none' }),
  },
  disownRegistrations: {
    row: rows.refusing,
    codes: { 410: 'proof-expired' },
    body: () => ({ proof: 'none', submissionIds: ['MAYASSUBM1SS10N00001'] }),
  },
  redeemReturnCode: {
    row: rows.unknownCode,
    codes: { 422: 'unknown-return-code' },
    body: () => ({ code: '0000 0000' }),
  },
  keepSession: { row: rows.attendees },
  readPushKey: { row: rows.attendees },
  subscribeToPush: {
    row: rows.setUpLater,
    codes: { 422: 'push-not-set-up' },
    body: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/a1',
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    }),
  },
  unsubscribeFromPush: { row: rows.attendees, params: { id: '0'.repeat(64) } },
  restoreSession: {
    row: rows.ownPages,
    codes: { 403: 'cross-site' },
    body: () => ({}),
  },
  issueTransferCode: { row: rows.attendees },
  issueReturnCode: {
    row: rows.staff,
    params: { submissionId: 'MAYASSUBM1SS10N00001' },
    body: () => ({}),
  },
  endSession: { row: rows.attendees, body: () => ({}) },
  listLinkedParticipants: { row: rows.attendees },
  switchParticipant: {
    row: rows.notTheirs,
    codes: { 404: 'walk-not-yours' },
    body: () => ({ participantId: 'nobody' }),
  },
  staffLogin: { row: rows.anyone, body: () => ({ username: 'desk', password: 'winewalk' }) },
  readStaffSession: { row: rows.everyStaff },
  createShift: { row: rows.admins, body: () => ({ ...autumn, name: 'Entrance' }) },
  listShifts: { row: rows.admins, query: '?eventId=autumn' },
  endShift: { row: rows.admins, params: { id: linkIds.shift } },
  joinShift: {
    row: rows.anyone,
    body: () => ({ secret: linkSecrets.shift, pin: '123456', fullName: 'Sam' }),
  },
  createShopLink: { row: rows.admins, body: () => ({ ...autumn, businessId: 'vino' }) },
  listShopLinks: { row: rows.admins, query: '?eventId=autumn' },
  endShopLink: { row: rows.admins, params: { id: linkIds.shop } },
  joinShop: { row: rows.anyone, body: () => ({ secret: linkSecrets.shop, pin: '123456' }) },
  createShopLinks: { row: rows.admins, params: { id: 'autumn' } },
  listShopPages: { row: rows.admins, params: { id: 'autumn' } },
  approveShopPages: {
    row: rows.admins,
    params: { id: 'autumn' },
    body: () => ({ pages: [{ businessId: 'vino', version: 1 }] }),
  },
  mailShopLinks: {
    row: rows.unpublished,
    codes: { 422: 'no-mail-for-links' },
    params: { id: 'autumn' },
    body: () => ({ to: 'all' }),
  },
  // The event is in progress.
  readResults: {
    row: rows.unknownCode,
    codes: { 422: 'results-too-early' },
    params: { secret: linkSecrets.results },
  },
  answerAsShop: {
    row: rows.unknownCode,
    codes: { 422: 'results-too-early' },
    params: { secret: linkSecrets.results },
    body: () => ({ sales: 'same', worthIt: 'yes', change: '' }),
  },
  listResultLinks: { row: rows.admins, params: { id: 'autumn' } },
  createResultLinks: {
    row: rows.admins,
    params: { id: 'autumn' },
    body: () => ({ audience: 'sponsors' }),
  },
  readEventResults: {
    row: rows.unpublished,
    codes: { 422: 'results-too-early' },
    params: { id: 'autumn' },
  },
  saveEventCost: {
    row: rows.unpublished,
    codes: { 422: 'results-too-early' },
    params: { id: 'autumn' },
    body: () => ({ costCents: 100_000 }),
  },
  exportCheckIns: { row: rows.admins, body: () => autumn },
  endResultLink: { row: rows.admins, params: { id: linkIds.results } },
  mailResultLinks: {
    row: rows.unpublished,
    codes: { 422: 'results-too-early' },
    params: { id: 'autumn' },
  },
  readShopPage: { row: rows.anyone, params: { secret: linkSecrets.shop } },
  saveShopPage: {
    row: rows.anyone,
    params: { secret: linkSecrets.shop },
    body: () => shopPageBody({ version: 1 }),
  },
  addShopPicture: {
    row: rows.anyone,
    params: { secret: linkSecrets.shop },
    body: () => ({ data: smallPicture }),
  },
  signAgreement: {
    row: rows.anyone,
    params: { secret: linkSecrets.shop },
    body: () => ({ version: '2026-11-en', sha256: 'e'.repeat(64), name: 'Rosa Lund' }),
  },
  listVolunteers: { row: rows.admins, query: '?eventId=autumn' },
  addVolunteers: {
    row: rows.admins,
    body: () => ({
      ...autumn,
      volunteers: [
        {
          name: 'Ben Marsh',
          phone: '555-0101',
          email: '',
          task: 'Welcome',
          businessId: null,
          from: '17:30',
          to: '',
        },
      ],
    }),
  },
  readTeamMails: { row: rows.admins, params: { id: 'autumn' } },
  mailTeam: {
    row: rows.unpublished,
    codes: { 422: 'no-mail-for-links' },
    params: { id: 'autumn' },
  },
  editVolunteer: {
    row: rows.admins,
    params: { id: linkIds.volunteer },
    body: () => ({
      name: 'Ana Ruiz',
      phone: '555-0100',
      email: '',
      task: 'Doors',
      businessId: null,
      from: '17:30',
      to: '21:00',
    }),
  },
  endVolunteer: { row: rows.admins, params: { id: linkIds.volunteer } },
  replaceVolunteer: {
    row: rows.admins,
    params: { id: linkIds.volunteer },
    body: () => ({ replacement: null }),
  },
  joinAsVolunteer: {
    row: rows.anyone,
    body: () => ({ secret: linkSecrets.volunteer, pin: '123456' }),
  },
  revokeLinkAccount: { row: rows.admins, params: { id: 'shift-sam' } },
  readShopCounts: { row: rows.shopAlone },
  setShopStatus: { row: rows.shopAlone, body: () => ({ status: 'sold-out' }) },
  countOpenedBottle: { row: rows.shopAlone, body: () => ({ change: 1 }) },
  staffLogout: { row: rows.everyStaff },
  changePassword: {
    row: rows.staff,
    body: () => ({ currentPassword: 'winewalk', newPassword: 'Tempranillo' }),
  },
  readSecondFactor: { row: rows.staff },
  beginSecondFactor: { row: rows.staff, body: () => ({ currentPassword: 'winewalk' }) },
  confirmSecondFactor: {
    row: rows.withoutCode,
    codes: { 422: 'no-second-factor-setup' },
    body: () => ({ code: '123456' }),
  },
  renewRecoveryCodes: {
    row: rows.withoutCode,
    codes: { 422: 'second-factor-off' },
    body: () => ({ currentPassword: 'winewalk', code: '123456' }),
  },
  removeSecondFactor: {
    row: rows.withoutCode,
    codes: { 422: 'second-factor-off' },
    body: () => ({ currentPassword: 'winewalk', code: '123456' }),
  },
  readHealth: { row: rows.anyone },
  countView: { row: rows.anyone, body: () => ({ eventId: 'autumn', place: 'landing' }) },
  reportClientError: {
    row: rows.anyone,
    body: () => ({ app: 'attendee', message: 'TypeError: x is undefined' }),
  },
  listMails: { row: rows.admins },
  previewConfirmation: {
    row: rows.admins,
    body: () => ({
      language: 'en',
      confirmationOpening: inNoLanguage,
      confirmationClosing: inNoLanguage,
    }),
  },
  previewReminder: { row: rows.admins, query: '?language=en' },
  sendTestMail: { row: rows.admins, body: () => ({ to: 'nora@example.com' }) },
  sendMailAgain: { row: rows.admins, params: { id: 'm1' } },
  sendHeldBackMails: { row: rows.admins },
  listStaff: { row: rows.admins },
  addStaff: {
    row: rows.admins,
    body: () => ({ username: 'nora', fullName: 'Nora', role: 'admin', password: 'Tempranillo' }),
  },
  editStaff: {
    row: rows.admins,
    params: { id: 'staff-desk' },
    body: () => ({ role: 'admin', password: 'Tempranillo' }),
  },
};
