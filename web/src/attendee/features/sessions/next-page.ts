import { invitationPath } from '../../shared/invitation-path.ts';

/**
 * Returns the same-origin path to open next; `/` for any other target, because anyone can write such a link.
 */
export function safeNextPath(search: string): string {
  const next = URL.parse(new URLSearchParams(search).get('next') ?? '/', window.location.origin);
  const isOwn = next?.origin === window.location.origin && !next.pathname.startsWith('//');
  // Parsed like the browser does: it drops tabs and line breaks, and reads a backslash as a slash.
  return isOwn ? next.pathname + next.search + next.hash : '/';
}

/**
 * Returns the page to open after sign-in in the panel: the page that requested it, with the poster's code
 * that led to it.
 */
export function returnPathAfterSignIn({ pathname, search }: Location): string {
  const params = new URLSearchParams(search);
  if (params.has('next')) return safeNextPath(search);
  const venue = params.get('venue');
  return venue === null ? pathname : `${pathname}?venue=${encodeURIComponent(venue)}`;
}

/** True if that page is a group opened from an invitation link. */
export function returnsToGroup(location: Location): boolean {
  return invitationPath(`?next=${encodeURIComponent(returnPathAfterSignIn(location))}`) !== null;
}
