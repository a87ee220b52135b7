import { describe, expect, it } from 'vitest';
import { type EventDocument, emptyNonprofit, emptyWayHome } from '../../model/events.ts';
import { inNoLanguage } from '../../model/languages.ts';
import { type PointRuleDocument, type RewardDocument } from '../../model/rewards.ts';
import {
  copyEventDocument,
  duplicateReward,
  duplicateRule,
  startOffsetMs,
} from './duplicate-event.ts';

const lastYear = '2025-06-01T12:00:00.000Z';
const at = '2026-06-01T12:00:00.000Z';
const edited = { version: 7, createdAt: lastYear, updatedAt: lastYear };
const fresh = { version: 1, createdAt: at, updatedAt: at };
const event: EventDocument = {
  name: 'Autumn Walk 2025',
  description: 'An evening of open doors.',
  descriptionIn: { ...inNoLanguage, es: 'Una noche de puertas abiertas.' },
  place: 'Depot Square',
  hashtag: '#AutumnWalk',
  startTime: '2025-10-10T18:00:00.000Z',
  endTime: '2025-10-10T22:00:00.000Z',
  timeZone: 'America/New_York',
  isActive: true,
  isPublished: true,
  archivedAt: null,
  inactiveSince: null,
  checkInRadiusMeters: 50,
  ticketPrice: { amountCents: 3500, currency: 'USD' },
  ticketUrl: 'https://tickets.example/autumn',
  capacity: null,
  ticketTypes: [],
  businessIds: ['vino', 'cask'],
  joinsNewBusinesses: false,
  districtId: null,
  mapPoints: [],
  wayHome: emptyWayHome,
  staffLinkLeadHours: 48,
  nonprofit: emptyNonprofit,
  businessStatus: {},
  checkInPausedAt: null,
  ...edited,
};
const next = {
  name: 'Autumn Walk 2026',
  startTime: '2026-10-09T18:00:00.000Z',
  endTime: '2026-10-09T23:00:00.000Z',
};

describe('duplicateEvent', () => {
  it('retains businesses and texts, takes the new times, and is a draft', () => {
    expect(copyEventDocument({ ...event, id: 'autumn-2025' }, next, at)).toEqual({
      ...event,
      ...next,
      isActive: false,
      isPublished: false,
      copiedFromId: 'autumn-2025',
      ...fresh,
    });
  });

  it('assigns rewards to the new event', () => {
    const reward: RewardDocument = {
      eventId: 'autumn-2025',
      name: 'First glass',
      description: 'A glass on the house.',
      nameIn: { ...inNoLanguage, es: 'Primera copa' },
      descriptionIn: inNoLanguage,
      requiredVisits: 3,
      rewardType: 'visit_count',
      isActive: true,
      businessId: null,
      stock: 24,
      excludedTypeIds: [],
      ...edited,
    };
    expect(duplicateReward(reward, 'autumn-2026', at)).toEqual({
      ...reward,
      eventId: 'autumn-2026',
      ...fresh,
    });
  });

  it('shifts rule times with the start and retains open ends', () => {
    const rule: PointRuleDocument = {
      eventId: 'autumn-2025',
      name: 'Happy hour',
      trigger: 'time_window',
      points: 20,
      category: null,
      windowStartTime: '2025-10-10T19:00:00.000Z',
      windowEndTime: '2025-10-10T20:00:00.000Z',
      activeFromTime: '2025-10-10T18:00:00.000Z',
      activeUntilTime: null,
      isActive: true,
      ...edited,
    };
    const shift = startOffsetMs(event, next);
    expect(shift).toBe(364 * 24 * 60 * 60 * 1000);
    expect(duplicateRule(rule, 'autumn-2026', shift, at)).toEqual({
      ...rule,
      eventId: 'autumn-2026',
      windowStartTime: '2026-10-09T19:00:00.000Z',
      windowEndTime: '2026-10-09T20:00:00.000Z',
      activeFromTime: '2026-10-09T18:00:00.000Z',
      ...fresh,
    });
  });
});
