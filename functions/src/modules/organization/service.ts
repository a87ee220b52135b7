import type {
  AnswerOf,
  BodyOf,
  ProblemOf,
  ResponseOf,
} from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { editOrganization } from '@wine-walk/common/api/organization.ts';
import { isReadableAccent } from '@wine-walk/common/lib/contrast.ts';
import {
  type OrganizationDocument,
  organizationDocument,
} from '@wine-walk/common/model/organization.ts';
import { auditWrite, changeDetails } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import {
  readOrganizationDocument,
  unsavedOrganization,
} from '../../firestore/events/organization.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import { type EditContext, staleEdit } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';

type Edit = typeof editOrganization;

/** Returns the organization as staff edit it. */
export async function adminOrganization(): Promise<ResponseOf<Edit>> {
  return { id: 'current', ...(await readOrganizationDocument()) };
}

/** Saves fields of the organization, which the first edit creates. Rejects an accent color that is hard to read. */
export async function saveOrganization(
  { version, ...typed }: BodyOf<Edit>,
  { caller, now }: EditContext,
): Promise<AnswerOf<Edit>> {
  const { accentColor } = typed;
  if (accentColor && !isReadableAccent(accentColor))
    return problem('color-too-light', {}, 'accentColor');
  return commitWithRetry<ResponseOf<Edit>, Problem<ProblemOf<Edit>>>(async () => {
    const stored = await readDocument(documentPaths.organization(), organizationDocument);
    const before = stored?.data ?? unsavedOrganization();
    const refusal = staleEdit('organization', before, version);
    if (refusal) return refusal;
    const at = new Date(now).toISOString();
    const after: OrganizationDocument = {
      ...before,
      ...typed,
      version: before.version + 1,
      createdAt: stored ? before.createdAt : at,
      updatedAt: at,
    };
    const path = documentPaths.organization();
    const save: Write = stored
      ? { kind: 'update', path, data: after, revision: stored.revision }
      : { kind: 'create', path, data: after };
    return {
      writes: [
        save,
        auditWrite({
          actor: caller.username,
          action: 'organization.edit',
          target: path,
          now,
          details: { version: after.version, ...changeDetails(before, typed) },
        }),
      ],
      response: { id: 'current', ...after },
    };
  });
}
