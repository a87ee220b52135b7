import { type readReadiness } from '@wine-walk/common/api/admin-events.ts';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { portalHref } from '../../paths.ts';

export type Check = ResponseOf<typeof readReadiness>[number];

/** Where what a check found missing is mended. */
export function checklistHref(check: Check['check'], eventId: string): string {
  switch (check) {
    case 'businesses':
    case 'times':
      return portalHref('events', { edit: eventId });
    case 'coordinates':
    case 'overlapping-circles':
      return portalHref('businesses');
    case 'unreachable-rewards':
      return portalHref('rewards', { show: 'active' });
    case 'tickets':
      return portalHref('tickets');
    case 'announcement':
      return portalHref('announcements', { event: eventId });
    case 'other-active-event':
      return portalHref('events', { show: 'active' });
  }
}
