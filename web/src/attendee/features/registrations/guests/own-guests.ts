import { splitName } from '@wine-walk/common/rules/people/names.ts';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { appOrigin } from '../../../../platform/lib/app-origin.ts';
import { persisted, persistedState } from '../../../../platform/storage/persisted.ts';
import { paths } from '../../../shared/paths.ts';

const guest = z.object({
  submissionId: z.string(),
  /** Registration of the attendee who added the guest. */
  hostId: z.string(),
  fullName: z.string(),
  /** One-time code of the guest's link. */
  code: z.string(),
  isSigned: z.boolean(),
});

/** Guest that was registered on this device. */
export type OwnGuest = z.infer<typeof guest>;

const ownGuests = persistedState(
  persisted('guests', (value) => z.array(guest).parse(value), 'session-user'),
);

/** Returns the guests of a registration that were added on this device, and the function that adds one. */
export function useOwnGuests(hostId: string) {
  const all = useSyncExternalStore(subscribe, ownGuests.get) ?? [];
  return { guests: all.filter((each) => each.hostId === hostId), addOwnGuest };
}

function subscribe(changed: () => void): () => void {
  ownGuests.reload();
  return ownGuests.subscribe(changed);
}

function addOwnGuest(added: OwnGuest): void {
  // Another tab may have added others, whose links are stored here only.
  ownGuests.reload();
  const others = (ownGuests.get() ?? []).filter(
    ({ submissionId }) => submissionId !== added.submissionId,
  );
  ownGuests.set([...others, added]);
}

/** Returns the link that signs the guest in and opens their ticket. Browsers never send the part after the `#` to a server. */
export function guestLink({ code, fullName }: OwnGuest): string {
  const name = encodeURIComponent(splitName(fullName).firstName);
  return `${appOrigin()}/?sign-in&next=${paths.pass.getHref()}#code=${code}&name=${name}`;
}
