import { paths } from './paths.ts';

/** Path of a group, the target of an invitation link. */
const groupPath = /^\/group\/[\w-]{1,64}$/;

/** Returns the registration address, with a return path if `from` is a group. `from`: current path. */
export function waiverHref(from: string): string {
  const waiver = paths.waiver.getHref();
  return groupPath.test(from) ? `${waiver}?next=${encodeURIComponent(from)}` : waiver;
}

/** Returns the group path in the address; null for every other target. */
export function invitationPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  return next !== null && groupPath.test(next) ? next : null;
}

/** Returns the confirmation's address with the return path of the current address. */
export function confirmationHref(submissionId: string, search: string): string {
  const next = invitationPath(search);
  const confirmation = paths.confirmation.getHref(submissionId);
  return next === null ? confirmation : `${confirmation}?next=${encodeURIComponent(next)}`;
}
