import type { StaffRole } from '@wine-walk/common/model/categories.ts';

/** Tabs of the portal by the last segment of their path; portal/app/tabs.ts describes each. */
export type PortalTab =
  | 'overview'
  | 'desk'
  | 'registrations'
  | 'review'
  | 'businesses'
  | 'events'
  | 'rewards'
  | 'tickets'
  | 'point-rules'
  | 'announcements'
  | 'prints'
  | 'feedback'
  | 'results'
  | 'draws'
  | 'organization'
  | 'mail'
  | 'staff';

export interface StaffAccount {
  role: StaffRole;
  expiresAt: string | null;
}

/** True if the account is a volunteer's, signed in with the QR code of a shift. */
export function isVolunteer({ role, expiresAt }: StaffAccount): boolean {
  return role === 'desk' && expiresAt !== null;
}

/** Returns the path of the tab that is opened after sign-in. */
export function homeHref({ role }: StaffAccount): string {
  return portalHref(role === 'desk' ? 'desk' : 'overview');
}

/** Returns the path of a tab. `query`: its filters, or the record that is open in it. */
export function portalHref(tab: PortalTab, query: Record<string, string> = {}): string {
  const path = tab === 'overview' ? '/admin' : `/admin/${tab}`;
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

/** Views of a shop's link. */
export type ShopView = 'page' | 'counter';

/** Returns the link from one view of a shop's link to another. */
export function shopViewHref(view: ShopView): { search: string } {
  return { search: `?view=${view}` };
}

/** Returns the view that a query names; null if it names none. */
export function shopViewOf(query: URLSearchParams): ShopView | null {
  const view = query.get('view');
  return view === 'page' || view === 'counter' ? view : null;
}
