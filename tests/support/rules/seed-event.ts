import { announcementDocument } from '@wine-walk/common/model/announcements.ts';
import { emptyBusinessFacts } from '@wine-walk/common/model/businesses.ts';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { type RewardDocument } from '@wine-walk/common/model/rewards.ts';
import { type TicketDocument } from '@wine-walk/common/model/tickets.ts';
import { usualOffer } from '@wine-walk/common/rules/businesses/offers.ts';
import { emptyCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import {
  eventDocument,
  pointRuleDocument,
  sampleBusiness,
} from '@wine-walk/common/support/samples.ts';

const at = '2026-11-20T18:00:00.000Z';
const edited = { version: 1, createdAt: at, updatedAt: at };

const event = eventDocument();

const announcement = announcementDocument.parse({
  title: 'Doors are open',
  message: 'Begin anywhere.',
  publishAt: at,
  isPublished: true,
  ...edited,
});

const business = sampleBusiness({
  name: 'Vino Veritas',
  venueCode: 'SECRET1',
  venuePin: '123456',
  ...edited,
});

const reward: RewardDocument = {
  eventId: null,
  name: 'First Glass',
  description: '',
  nameIn: inNoLanguage,
  descriptionIn: inNoLanguage,
  requiredVisits: 1,
  rewardType: 'visit_count',
  isActive: true,
  businessId: null,
  stock: 12,
  excludedTypeIds: [],
  ...edited,
};

const pointRule = pointRuleDocument();

const offer = { ...usualOffer(emptyBusinessFacts()), ...edited };

const ticket: TicketDocument = {
  eventId: null,
  typeId: null,
  holderName: 'Maya Reyes',
  holderEmail: 'maya.reyes@example.com',
  entryKey: '',
  holderNameKey: 'maya reyes',
  holderNameTerms: [],
  orderId: null,
  owes: false,
  source: 'import',
  state: 'unused',
  redeemedBy: null,
  submissionId: null,
  redeemedAt: null,
  createdAt: at,
};

/** Documents written by staff, by path. */
export const eventDocuments: Record<string, Record<string, unknown>> = {
  'events/autumn': event,
  'events/past': { ...event, isActive: false },
  'events/draft': { ...event, isActive: false, isPublished: false },
  'events/autumn/announcements/first': announcement,
  'events/autumn/announcements/unpaid': { ...announcement, audience: 'unpaid' },
  'events/past/announcements/unpaid': { ...announcement, audience: 'unpaid' },
  'events/autumn/announcements/scheduled': { ...announcement, isPublished: false },
  'events/autumn/offers/vino': offer,
  'events/draft/offers/vino': offer,
  'events/autumn/feedback/f1': { evening: 3, businesses: 3, again: 3, comment: '' },
  'catalogues/autumn': emptyCatalog,
  'catalogues/draft': emptyCatalog,
  'businesses/vino': business,
  'businessFacts/vino': emptyBusinessFacts(),
  'groups/g1': {
    eventId: 'autumn',
    members: { m1: { firstName: 'Maya', stamps: ['vino'], joinedAt: at } },
  },
  'rewards/first-glass': reward,
  'pointRules/every-door': pointRule,
  'tickets/WW2024-000001': ticket,
  'rewardSlots/autumn_first-glass_0': { eventId: 'autumn', isClaimed: false },
  'ticketCounts/autumn': { capacity: null, taken: 0, open: 0, types: {} },
  'changes/c1': { eventId: 'autumn', kind: 'cancellation', documents: [] },
};
