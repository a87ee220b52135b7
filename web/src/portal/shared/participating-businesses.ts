import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { type AdminEvent } from '@wine-walk/common/api/staff/events.ts';

/**
 * Returns the active businesses of an event in the attendees' order; all by name if the event has no list.
 */
export function participatingBusinesses(
  { businessIds }: Pick<AdminEvent, 'businessIds'>,
  businesses: readonly AdminBusiness[],
): AdminBusiness[] {
  const active = businesses.filter(({ isActive }) => isActive);
  if (businessIds === null) return active.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const byId = new Map(active.map((business) => [business.id, business]));
  return businessIds.flatMap((id) => byId.get(id) ?? []);
}
