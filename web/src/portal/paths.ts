import type { StaffRole } from '@wine-walk/common/model/categories.ts';

/** The portal's tabs by the last part of their address. */
export const portalTabs = [
  'overview',
  'desk',
  'registrations',
  'review',
  'businesses',
  'events',
  'rewards',
  'tickets',
  'point-rules',
  'announcements',
  'prints',
  'feedback',
  'staff',
] as const;
export type PortalTab = (typeof portalTabs)[number];

interface Staff {
  role: StaffRole;
  expiresAt: string | null;
}

/** What a volunteer's phone shows: the evening, and nothing that prepares it. */
const volunteerTabs: readonly string[] = ['desk', 'registrations', 'review', 'tickets'];

/** Whether this is a phone that came in by a shift's QR code. */
export function isVolunteer({ role, expiresAt }: Staff): boolean {
  return role === 'desk' && expiresAt !== null;
}

/** Whether somebody has this tab in their navigation. */
export function hasTab(staff: Staff, tab: PortalTab): boolean {
  return !isVolunteer(staff) || volunteerTabs.includes(tab);
}

/** Where somebody lands after signing in. */
export function homeHref(staff: Staff): string {
  if (staff.role === 'desk') return portalHref('desk');
  return portalHref(portalTabs.find((tab) => hasTab(staff, tab)) ?? 'overview');
}

/** The address of a tab; `query` are its filters, or what is open in it. */
export function portalHref(tab: PortalTab, query: Record<string, string> = {}): string {
  const path = tab === 'overview' ? '/admin' : `/admin/${tab}`;
  const asked = new URLSearchParams(query).toString();
  return asked ? `${path}?${asked}` : path;
}
