import { invitationPath } from '../../shared/invitation-path.ts';

/** Only a path of our own: the address came in a link that anybody could have written. */
export function safeNextPath(search: string): string {
  const next = URL.parse(new URLSearchParams(search).get('next') ?? '/', window.location.origin);
  const isOwn = next?.origin === window.location.origin && !next.pathname.startsWith('//');
  // As the browser understands it: it drops tabs and line breaks, and takes a backslash for a slash.
  return isOwn ? next.pathname + next.search + next.hash : '/';
}

/** Where to go on after signing in by the panel: the page that asked for it, with the poster's code that led to it. */
export function returnPathAfterSignIn({ pathname, search }: Location): string {
  const params = new URLSearchParams(search);
  if (params.has('next')) return safeNextPath(search);
  const venue = params.get('venue');
  return venue === null ? pathname : `${pathname}?venue=${encodeURIComponent(venue)}`;
}

/** Whether that is a group, which somebody was sent the link of. */
export function returnsToGroup(location: Location): boolean {
  return invitationPath(`?next=${encodeURIComponent(returnPathAfterSignIn(location))}`) !== null;
}
