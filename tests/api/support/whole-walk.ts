import type {
  ParticipantDocument,
  RegistrationDocument,
} from '../../../functions/src/contract/documents.ts';
import { buildCatalogue } from '../../../functions/src/domain/catalogue.ts';
import { newTicket } from '../../../functions/src/domain/new-ticket.ts';
import { noProgress } from '../../../functions/src/domain/rewards.ts';
import { at, business, edited, event, pointRule, reward } from './staff-world.ts';

const visit = { checkInTime: at, state: 'verified' as const };

const participant: ParticipantDocument = {
  name: 'Maya Reyes',
  email: 'maya.reyes@example.com',
  phoneNumber: '',
  userId: 'maya',
  createdAt: at,
  registrations: { autumn: 'MAYASSUBM1SS10N00001' },
};

const registration: RegistrationDocument = {
  eventId: 'autumn',
  participantId: 'maya',
  fullName: 'Maya Reyes',
  email: 'maya.reyes@example.com',
  phone: '',
  emergencyContact: '',
  emergencyPhone: '',
  over21: true,
  liabilityWaiver: true,
  marketingConsent: false,
  waiverVersion: '2026-11-en',
  waiverSha256: '0'.repeat(64),
  submittedAt: at,
  ip: '',
  userAgent: '',
  paymentMethod: 'cash',
  ticketId: null,
  isVerified: false,
  paidAt: null,
  paidTo: null,
};

const businesses = {
  vino: business('Vino', 38.1),
  cask: business('Cask', 38.101),
  loom: business('Loom', 38.102),
};

const catalogue = buildCatalogue('autumn', event, {
  businesses: Object.entries(businesses).map(([id, data]) => ({ ...data, id })),
  rewards: [{ ...reward, id: 'two' }],
  pointRules: [{ ...pointRule, id: 'every-door' }],
});

/** An event in the middle of its evening: one participant, two visits, a reward to be redeemed. */
export const wholeWalk: Record<string, Record<string, unknown>> = {
  'events/autumn': event,
  'events/autumn/announcements/hello': {
    title: 'Hello',
    message: 'Doors are open.',
    publishAt: at,
    ...edited,
  },
  'catalogues/autumn': catalogue,
  'businesses/vino': businesses.vino,
  'businesses/cask': businesses.cask,
  'businesses/loom': businesses.loom,
  'rewards/two': reward,
  'pointRules/every-door': pointRule,
  'tickets/WW-1': newTicket({ eventId: null, holderName: null, holderEmail: null }, 'import', at),
  'participants/maya': participant,
  'participants/maya/progress/autumn': {
    ...noProgress('maya', 'autumn'),
    visits: { vino: visit, cask: visit },
    unlocked: { two: { unlockedAt: at } },
  },
  'registrations/MAYASSUBM1SS10N00001': registration,
  'redemptionCodes/12345678': {
    eventId: 'autumn',
    participantId: 'maya',
    rewardId: 'two',
    expiresAt: '2099-01-01T00:00:00.000Z',
  },
};
