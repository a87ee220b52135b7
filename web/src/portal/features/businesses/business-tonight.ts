import type { AdminBusiness } from '@contract/admin-businesses.ts';
import type { AdminEvent } from '@contract/admin-events.ts';
import { businessEditTonight, isListed, isWalked } from '@domain/running-walk.ts';
import { typedNumber } from '../../forms/form-schema.ts';
import type { Tonight } from '../../forms/tonight-notice.tsx';
import type { BusinessValues } from './business-values.ts';

/** What saving the form changes for each walk that people are on; none where nothing. `now`: ms since 1970, UTC. */
export function businessTonight(
  business: AdminBusiness | null | undefined,
  values: BusinessValues,
  events: readonly AdminEvent[],
  now: number,
): Tonight[] {
  const before = business ?? null;
  const typed = (text: string, fallback = 0) => {
    const degrees = typedNumber(text);
    return degrees === undefined || Number.isNaN(degrees) ? fallback : degrees;
  };
  const after = {
    name: before?.name ?? (values.name.trim() || 'The new business'),
    isActive: values.isActive,
    latitude: typed(values.latitude, before?.latitude),
    longitude: typed(values.longitude, before?.longitude),
  };
  const walks = events.filter((each) => isWalked(each, now));
  const changes = walks.map((event) => {
    const was = before !== null && isListed(event, before.id);
    const is = event.businessIds === null || values.eventIds.includes(event.id);
    return { event, texts: businessEditTonight(before, after, { was, is }) };
  });
  return changes.filter(({ texts }) => texts.length > 0);
}
