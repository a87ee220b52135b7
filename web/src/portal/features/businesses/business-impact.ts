import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import {
  businessEditImpact,
  isBusinessListed,
  isInProgress,
} from '@wine-walk/common/rules/events/attendee-impact.ts';
import { parseNumberInput } from '../../kit/forms/form-schema.ts';
import type { AttendeeImpact } from '../../shared/attendee-impact-notice.tsx';
import type { BusinessValues } from './business-values.ts';

/** What saving the form changes for each walk that people are on; none where nothing. `now`: ms since 1970, UTC. */
export function businessImpact(
  business: AdminBusiness | null | undefined,
  values: BusinessValues,
  events: readonly AdminEvent[],
  now: number,
): AttendeeImpact[] {
  const before = business ?? null;
  const typed = (text: string, fallback = 0) => {
    const degrees = parseNumberInput(text);
    return degrees === undefined || Number.isNaN(degrees) ? fallback : degrees;
  };
  const after = {
    name: before?.name ?? (values.name.trim() || 'The new business'),
    isActive: values.isActive,
    latitude: typed(values.latitude, before?.latitude),
    longitude: typed(values.longitude, before?.longitude),
  };
  const walks = events.filter((each) => isInProgress(each, now));
  const changes = walks.map((event) => {
    const was = before !== null && isBusinessListed(event, before.id);
    const is = event.businessIds === null || values.eventIds.includes(event.id);
    return { event, texts: businessEditImpact(before, after, { was, is }) };
  });
  return changes.filter(({ texts }) => texts.length > 0);
}
