import type { AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import type { AdminOffer } from '@wine-walk/common/api/offers.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import type { AdminReward } from '@wine-walk/common/api/staff/rewards.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { offerDocument } from '@wine-walk/common/model/offers.ts';
import { rewardDocument } from '@wine-walk/common/model/rewards.ts';
import { useMemo } from 'react';
import { type Live, useLiveQuery } from '../../../platform/live/live.ts';
import { useStaff } from '../../session/use-staff.ts';

const businesses = { path: 'businesses', orderBy: [['name', 'asc']] } as const;

/** Live list of all businesses by name. */
export function useBusinesses(): Live<AdminBusiness[]> {
  return useLiveQuery(businesses, businessDocument);
}

const events = { path: 'events', orderBy: [['startTime', 'desc']] } as const;

/** Accounts of a link may not list drafts. */
const activeEvents = {
  path: 'events',
  where: [['isActive', '==', true]],
  orderBy: [['startTime', 'desc']],
} as const;

/** Live list of all events, latest first; for an account of a link, its event once it is active. */
export function useEvents(): Live<AdminEvent[]> {
  const { expiresAt, eventId } = useStaff();
  const live = useLiveQuery(expiresAt === null ? events : activeEvents, eventDocument);
  return useMemo(() => {
    if (eventId === null || live.status !== 'ready') return live;
    return { ...live, data: live.data.filter(({ id }) => id === eventId) };
  }, [live, eventId]);
}

/** Live list of the offers that staff saved for an event; waits while there is no event. */
export function useOffers(eventId: string | undefined): Live<AdminOffer[]> {
  return useLiveQuery(
    eventId === undefined ? null : { path: `events/${eventId}/offers` },
    offerDocument,
  );
}

const rewards = { path: 'rewards', orderBy: [['requiredVisits', 'asc']] } as const;

/** Live list of all rewards, fewest visits first. */
export function useRewards(): Live<AdminReward[]> {
  return useLiveQuery(rewards, rewardDocument);
}
