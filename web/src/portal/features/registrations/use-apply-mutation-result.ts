import { useQueryClient } from '@tanstack/react-query';
import { type AdminRegistration } from '@wine-walk/common/api/admin-registrations.ts';
import type { OpenRegistration } from './open-registration.ts';
import { registrationQueryKey, useInvalidateRegistrations } from './use-registrations.ts';

/**
 * Takes up what a change answered before anything is read again: the next change names the version that it has
 * now. A read that began before the change is dropped.
 */
export function useApplyMutationResult(id: string): (answer: AdminRegistration) => Promise<void> {
  const client = useQueryClient();
  const reload = useInvalidateRegistrations();
  return async (answer) => {
    const queryKey = registrationQueryKey(id);
    await client.cancelQueries({ queryKey });
    client.setQueryData<OpenRegistration>(queryKey, (open) => open && { ...open, ...answer });
    reload();
  };
}

/** Reads a registration after a change that answers something else; settled once it is shown, or could not be read. */
export function useRefetchRegistration(id: string): () => Promise<void> {
  const client = useQueryClient();
  const reload = useInvalidateRegistrations();
  return async () => {
    await client.refetchQueries({ queryKey: registrationQueryKey(id) });
    reload();
  };
}
