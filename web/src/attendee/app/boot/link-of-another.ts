import { readParticipantRecord, signedInUser } from '../../../platform/session/stored-user.ts';

/**
 * True if the address has a code that is not of the person signed in on this phone, so that it is redeemed after a press: a
 * reminder names its participant, the link to a guest their first name. The desk gives a code, without a name, to attendees
 * who cannot get in.
 */
export function isLinkOfAnother({ searchParams, hash }: URL): boolean {
  const link = new URLSearchParams(hash.slice(1));
  if (!searchParams.has('sign-in') || !link.has('code')) return false;
  const participantId = link.get('of');
  if (participantId !== null) return participantId !== signedInUser.get()?.uid;
  const owner = link.get('name');
  return owner === null || isOtherName(owner);
}

function isOtherName(owner: string): boolean {
  const name = readParticipantRecord()?.name;
  if (name === undefined || owner === '') return false;
  return owner.localeCompare(name.slice(0, owner.length), undefined, { sensitivity: 'base' }) !== 0;
}
