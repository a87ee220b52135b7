import type { AdminRegistration } from '../../contract/admin-registrations.ts';
import { type RegistrationDocument, registrationDocument } from '../../contract/documents.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import type { ProblemCode } from '../../contract/problems.ts';
import type { editRegistration } from '../../contract/registration-changes.ts';
import type { Problem } from '../../domain/problem.ts';
import { deriveRegistrationState, nameKeys } from '../../domain/registration-state.ts';
import type { StaffMember } from '../../http/caller.ts';
import { auditWrite } from '../../store/audit.ts';
import { commitWithRetry } from '../../store/commit-with-retry.ts';
import { documentPaths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';
import type { StoredRegistration } from '../../store/registrations.ts';
import { staleEdit } from '../../store/stale-edit.ts';
import type { Write } from '../../store/write.ts';
import { registrationNotFound, toAdminRegistration } from './detail.ts';

export interface EditContext {
  caller: StaffMember;
  now: number;
}

export interface RegistrationChange {
  fields: Partial<RegistrationDocument>;
  /** What else is written in the same commit. */
  writes?: readonly Write[];
  action: string;
  details?: Record<string, unknown>;
}

/**
 * Changes a registration with its note in the audit. `decide` looks at it as it is now, and is asked again
 * where something came in between; null: there is nothing to change any more.
 */
export async function changeRegistration<Code extends ProblemCode = never>(
  id: string,
  { caller, now }: EditContext,
  decide: (stored: StoredRegistration) => Promise<RegistrationChange | Problem<Code> | null>,
): Promise<AdminRegistration | Problem<Code | 'not-found'>> {
  return commitWithRetry<AdminRegistration, Problem<Code | 'not-found'>>(async () => {
    const stored = await readDocument(documentPaths.registration(id), registrationDocument);
    if (!stored) return registrationNotFound();
    const change = await decide(stored);
    if (change === null) return { writes: [], response: toAdminRegistration(id, stored.data) };
    if ('problem' in change) return change;
    const { fields, writes = [], action, details = {} } = change;
    const changed = { ...stored.data, ...fields, version: stored.data.version + 1 };
    const after = { ...changed, state: deriveRegistrationState(changed) };
    return {
      writes: [
        { kind: 'update', path: stored.path, data: after, revision: stored.revision },
        ...writes,
        auditWrite({ actor: caller.username, action, target: stored.path, now, details }),
      ],
      response: toAdminRegistration(id, after),
    };
  });
}

/** Corrects a name or an email, for the registration and the participant's own profile. */
export async function correctRegistration(
  id: string,
  { fullName, email, version }: BodyOf<typeof editRegistration>,
  editor: EditContext,
): Promise<AdminRegistration | Problem<'not-found' | 'stale-edit'>> {
  return changeRegistration<'stale-edit'>(id, editor, async ({ data }) => {
    if (data.fullName === fullName && data.email === email) return null;
    const stale = staleEdit('registration', data, version);
    if (stale) return stale;
    const renamed = data.fullName !== fullName;
    return {
      fields: {
        fullName,
        email,
        ...nameKeys(fullName),
        ...(renamed && { signedName: data.signedName ?? data.fullName }),
      },
      writes: [
        {
          kind: 'merge',
          path: documentPaths.participant(data.participantId),
          data: { name: fullName, email },
        },
      ],
      action: 'registration.edit',
      details: {
        before: { fullName: data.fullName, email: data.email },
        after: { fullName, email },
      },
    };
  });
}
