import { groupId } from '@wine-walk/common/api/groups.ts';
import { paths } from '../../shared/paths.ts';

/** The link by which others join, as it is sent and printed into a QR code. */
export function groupLink(id: string): string {
  return `${window.location.origin}${paths.group.getHref(id)}`;
}

/** The group's id in an address; null where it can be none. */
export function groupIdIn(text: string | undefined): string | null {
  return groupId.safeParse(text).data ?? null;
}
