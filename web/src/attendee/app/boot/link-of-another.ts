import { readParticipantRecord } from '../../../platform/session/stored-user.ts';

/**
 * True if the address is the link to a ticket of a person with another first name: a guest's link, opened on the phone of someone
 * who is signed in, opens the guest's ticket.
 */
export function isLinkOfAnother({ searchParams, hash }: URL): boolean {
  const name = readParticipantRecord()?.name;
  if (!searchParams.has('sign-in') || name === undefined) return false;
  const owner = new URLSearchParams(hash.slice(1)).get('name');
  const isSame = (text: string) =>
    text.localeCompare(name.slice(0, text.length), undefined, { sensitivity: 'base' }) === 0;
  return Boolean(owner) && !isSame(owner ?? '');
}
