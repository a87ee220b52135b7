import { paths } from './paths.ts';

/** An address of a group: where a link leads that somebody was sent. */
const groupPath = /^\/group\/[\w-]{1,64}$/;

/** Where to register: whoever came by a link to a group finds it again afterwards. `from`: the path they are at. */
export function waiverHref(from: string): string {
  const waiver = paths.waiver.getHref();
  return groupPath.test(from) ? `${waiver}?next=${encodeURIComponent(from)}` : waiver;
}

/** The group's path that an address goes on to, or null: nothing else that a link might name. */
export function invitationPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  return next !== null && groupPath.test(next) ? next : null;
}

/** A registration's confirmation, which goes on to where this address would have. */
export function confirmationHref(submissionId: string, search: string): string {
  const next = invitationPath(search);
  const confirmation = paths.confirmation.getHref(submissionId);
  return next === null ? confirmation : `${confirmation}?next=${encodeURIComponent(next)}`;
}
