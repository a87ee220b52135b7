import { withId } from '@wine-walk/common/lib/with-id.ts';
import { type ParticipantDocument } from '@wine-walk/common/model/participants.ts';
import type { WaitingListDocument } from '@wine-walk/common/model/waiting-list.ts';
import { buildCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import { emptyProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { initialSessionAccess } from '@wine-walk/common/rules/sessions/session-access.ts';
import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { cashRegistration } from '../registration-record.ts';
import { changeFixture } from './change-fixture.ts';
import { admission, checkInByStaff, conflict, till } from './desk-fixture.ts';
import { outboxMail } from './outbox-mail.ts';
import { districtId, districtMap, imageId, smallPicture } from './roles/samples.ts';
import { shopPages } from './shop-pages.ts';
import { at, business, edited, event, pointRule, reward } from './staff-api.ts';
import { staffLinks } from './staff-links.ts';

const visit = { checkInTime: at, state: 'verified' as const };

/** Participant document that lets `attendeeToken` sign in, without a registration. */
export const participantOf = (uid: string, name: string): ParticipantDocument => ({
  name,
  email: `${uid}@example.com`,
  phoneNumber: '',
  userId: uid,
  createdAt: at,
  registrations: {},
  emailProvenAt: null,
  emailCorrectedAt: null,
  linkedIds: [],
  shownAnnouncements: [],
  ...initialSessionAccess,
});

/** Participant registered for the autumn event. */
export const maya: ParticipantDocument = {
  ...participantOf('maya', 'Maya Reyes'),
  email: 'maya.reyes@example.com',
  registrations: { autumn: 'MAYASSUBM1SS10N00001' },
};
export const jonah = participantOf('jonah', 'Jonah Whitfield');

/** Registration for the autumn event with cash due. */
export const registrationOf = (fullName: string) =>
  cashRegistration({
    eventId: 'autumn',
    participantId: 'maya',
    fullName,
    email: 'maya.reyes@example.com',
    submittedAt: at,
  });

const businesses = {
  vino: business('Vino', 38.1),
  cask: business('Cask', 38.101),
  loom: business('Loom', 38.102),
};

const catalog = buildCatalog('autumn', event, {
  businesses: Object.entries(businesses).map(([id, data]) => withId({ id, data })),
  rewards: [{ ...reward, id: 'two' }],
  pointRules: [{ ...pointRule, id: 'every-door' }],
});

/**
 * Event in progress with one participant, two visits and a redeemable reward. Recent times are computed at each write,
 * because all files of a project share this fixture.
 */
const waiting = (name: string, joinedAt: string): WaitingListDocument => ({
  ...{
    eventId: 'autumn',
    email: `${name}@example.com`,
    language: 'en',
    state: 'waiting',
    joinedAt,
  },
  ...{ network: '', offerEndsAt: null, secretSha256: '', expiresAt: '2099-11-20T22:00:00.000Z' },
});

export const eventFixture: Record<string, Record<string, unknown>> = {
  ...staffLinks,
  ...shopPages,
  'events/autumn': event,
  'events/autumn/announcements/hello': {
    title: 'Hello',
    message: 'Doors are open.',
    publishAt: at,
    ...edited,
  },
  'catalogues/autumn': catalog,
  [`districts/${districtId}`]: { json: JSON.stringify(districtMap) },
  [`images/${imageId}`]: {
    contentType: 'image/png',
    width: 4,
    height: 3,
    data: smallPicture,
    createdAt: at,
    createdBy: 'admin',
  },
  'businesses/vino': businesses.vino,
  'businesses/cask': businesses.cask,
  'businesses/loom': businesses.loom,
  'businesses/mill': business('Mill', 38.103, { isActive: false }),
  'rewards/two': { ...reward, businessId: 'vino' },
  'pointRules/every-door': pointRule,
  'tickets/WW-1': newTicket({ eventId: null, holderName: null, holderEmail: null }, 'import', at),
  'participants/maya': maya,
  'participants/jonah': jonah,
  'participants/maya/progress/autumn': {
    ...emptyProgress('maya', 'autumn'),
    leaderboardName: 'Merlot',
    visits: { vino: visit, cask: visit },
    unlocked: { two: { unlockedAt: at } },
  },
  'registrations/MAYASSUBM1SS10N00001': {
    ...registrationOf('Maya Reyes'),
    isVerified: true,
    state: 'verified',
  },
  'registrations/TICKETSUBM1SS10N0001': {
    ...registrationOf('Rosa Lund'),
    participantId: 'rosa',
    isVerified: true,
    state: 'verified',
  },
  'registrations/PA1DSUBM1SS10N000001': {
    ...registrationOf('Otto Lindqvist'),
    participantId: 'otto',
    // A guest who signs at the desk.
    liabilityWaiver: false,
    isVerified: true,
    state: 'paid',
    payment: {
      amountCents: 3500,
      currency: 'USD',
      method: 'cash',
      takenAt: at,
      takenBy: 'desk of the walk',
      tillId: 'autumn_staff-desk_1',
    },
  },
  'checkIns/autumn_maya_cask': checkInByStaff,
  'tills/autumn_staff-desk_1': till('desk', { salesCents: 3500, salesCount: 1 }),
  'tills/autumn_staff-admin_1': till('admin'),
  ...changeFixture,
  'mails/m1': outboxMail,
  'mails/m2': { ...outboxMail, to: 'jonah@example.com' },
  'mails/m3': {
    ...outboxMail,
    to: 'quinn@example.com',
    kind: 'announcement',
    announcement: { eventId: 'autumn', id: 'a1', purpose: 'news' },
    state: 'failed',
    sentAt: null,
    isOverQuota: true,
  },
  'waitingList/first': waiting('first', at),
  'waitingList/second': waiting('second', '2026-06-01T15:00:00.000Z'),
  'admissions/admitted': admission,
  'deskDoubts/twice': conflict,
  'claims/autumn_maya_gone': {
    eventId: 'autumn',
    participantId: 'maya',
    rewardId: 'gone',
    code: '87654321',
    claimedAt: '2099-01-01T00:00:00.000Z',
    redeemedBy: 'desk',
    idempotencyKey: null,
  },
  'redemptionCodes/12345678': {
    eventId: 'autumn',
    participantId: 'maya',
    rewardId: 'two',
    expiresAt: '2099-01-01T00:00:00.000Z',
  },
};
