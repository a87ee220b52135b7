import { type GroupDocument, groupDocument } from '@wine-walk/common/model/groups.ts';
import { type ProgressDocument } from '@wine-walk/common/model/participants.ts';
import { verifiedBusinessIds, withoutMember } from '@wine-walk/common/rules/groups/group.ts';
import { documentPaths } from './paths.ts';
import { readDocument, type Stored } from './read.ts';
import type { Write } from './write.ts';

export function readGroup(id: string): Promise<Stored<GroupDocument> | undefined> {
  return readDocument(documentPaths.group(id), groupDocument);
}

/**
 * Has somebody's group see their stamps as they are now. Commit it only together with their progress as it was
 * read: whoever left meanwhile is not put back by it.
 */
export function groupStampWrites(
  { group }: Pick<ProgressDocument, 'group'>,
  after: Pick<ProgressDocument, 'visits'>,
): Write[] {
  if (!group) return [];
  const data = { members: { [group.memberId]: { stamps: verifiedBusinessIds(after) } } };
  return [{ kind: 'merge', path: documentPaths.group(group.id), data }];
}

/** Takes somebody out of their group, and the group away with its last member. */
export async function leaveGroupWrites({
  group,
}: Pick<ProgressDocument, 'group'>): Promise<Write[]> {
  const stored = group && (await readGroup(group.id));
  if (!stored) return [];
  const { path, revision, data } = stored;
  const members = withoutMember(data.members, group.memberId);
  return [
    members
      ? { kind: 'update', path, data: { members }, revision }
      : { kind: 'delete', path, revision },
  ];
}
