import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import {
  type AdminBusiness,
  businessBody,
  type createBusiness,
} from '@wine-walk/common/api/businesses.ts';
import type { BodyOf } from '@wine-walk/common/api/endpoint.ts';
import { type BusinessFacts, emptyBusinessFacts } from '@wine-walk/common/model/businesses.ts';
import { defaultEventsForNewBusiness } from '@wine-walk/common/rules/events/event-business-lists.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { formSchema, parseNumberInput } from '../../kit/forms/form-schema.ts';

/** The business form as typed. */
export interface BusinessValues {
  name: string;
  description: string;
  /** Empty before one is chosen. */
  category: string;
  address: string;
  latitude: string;
  longitude: string;
  imageUrl: string;
  rating: string;
  hasSpecialReward: boolean;
  rewardDescription: string;
  facts: BusinessFacts;
  isActive: boolean;
  /** The events with a list of their own that it takes part in. */
  eventIds: string[];
}

export type BusinessBody = BodyOf<typeof createBusiness>;

/** The events that have a list of their own, and this business in it. */
export function eventIdsListing(id: string, events: readonly AdminEvent[]): string[] {
  return events.filter(({ businessIds }) => businessIds?.includes(id)).map((event) => event.id);
}

/**
 * Those that a new business joins, and that have a list of their own: the walks that take new ones, and the one
 * that is being prepared. Nothing joins tonight's by itself.
 */
function joins(events: readonly AdminEvent[], walk: AdminEvent | undefined): string[] {
  const now = serverNow();
  const joined = defaultEventsForNewBusiness(events, now).map(({ id }) => id);
  const prepared = walk && eventStatus(walk, now) === 'upcoming' ? [walk.id] : [];
  const listed = events.filter(({ businessIds }) => businessIds !== null);
  return listed.map(({ id }) => id).filter((id) => joined.includes(id) || prepared.includes(id));
}

/** What stands in the form of a business, or of a new one. */
export function businessValues(
  record: AdminBusiness | null,
  events: readonly AdminEvent[],
  walk: AdminEvent | undefined,
): BusinessValues {
  return {
    name: record?.name ?? '',
    description: record?.description ?? '',
    category: record?.category ?? '',
    address: record?.address ?? '',
    latitude: record ? String(record.latitude) : '',
    longitude: record ? String(record.longitude) : '',
    imageUrl: record?.imageUrl ?? '',
    rating: record ? String(record.rating) : '',
    hasSpecialReward: record?.hasSpecialReward ?? false,
    rewardDescription: record?.rewardDescription ?? '',
    facts: record?.facts ?? emptyBusinessFacts(),
    isActive: record?.isActive ?? true,
    eventIds: record ? eventIdsListing(record.id, events) : joins(events, walk),
  };
}

/** The contract's rules over the form. */
export const businessSchema = formSchema<BusinessValues, BusinessBody>(
  businessBody,
  (values, refuse) => {
    if (!values.category) refuse('category', 'Please choose a category.');
    return {
      ...values,
      latitude: parseNumberInput(values.latitude),
      longitude: parseNumberInput(values.longitude),
      rating: parseNumberInput(values.rating),
    };
  },
);
