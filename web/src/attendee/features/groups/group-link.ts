import { groupId } from '@wine-walk/common/api/groups.ts';
import { appOrigin } from '../../../platform/lib/app-origin.ts';
import { paths } from '../../shared/paths.ts';

/** Returns the invitation link of a group, as shared and encoded in its QR code. */
export function groupLink(id: string): string {
  return `${appOrigin()}${paths.group.getHref(id)}`;
}

/** Returns the group ID of a URL parameter; null if it is invalid. */
export function groupIdIn(text: string | undefined): string | null {
  return groupId.safeParse(text).data ?? null;
}
