/** The portal's tabs by the last part of their address. */
export const portalTabs = [
  'overview',
  'businesses',
  'events',
  'rewards',
  'tickets',
  'point-rules',
  'announcements',
  'staff',
] as const;
export type PortalTab = (typeof portalTabs)[number];

/** The address of a tab; `query` are its filters, or what is open in it. */
export function portalHref(tab: PortalTab, query: Record<string, string> = {}): string {
  const path = tab === 'overview' ? '/admin' : `/admin/${tab}`;
  const asked = new URLSearchParams(query).toString();
  return asked ? `${path}?${asked}` : path;
}
