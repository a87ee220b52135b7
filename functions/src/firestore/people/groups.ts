import { type GroupDocument, groupDocument } from '@wine-walk/common/model/groups.ts';
import { type ProgressDocument } from '@wine-walk/common/model/participants.ts';
import { verifiedBusinessIds, withoutMember } from '@wine-walk/common/rules/groups/group.ts';
import { documentPaths } from '../paths.ts';
import { readDocument, type Stored } from '../read.ts';
import type { Write } from '../write.ts';

export function readGroup(id: string): Promise<Stored<GroupDocument> | undefined> {
  return readDocument(documentPaths.group(id), groupDocument);
}

/**
 * Updates a participant's stamps in their group. Commit it only together with the progress as it was read, so
 * that a participant who leaves at the same time is not added back.
 */
export function groupStampWrites(
  { group }: Pick<ProgressDocument, 'group'>,
  after: Pick<ProgressDocument, 'visits'>,
): Write[] {
  if (!group) return [];
  const data = { members: { [group.memberId]: { stamps: verifiedBusinessIds(after) } } };
  return [{ kind: 'merge', path: documentPaths.group(group.id), data }];
}

/** Removes a participant from their group, and deletes the group with its last member. */
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
