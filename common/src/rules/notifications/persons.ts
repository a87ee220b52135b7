import type { NotificationChannel } from '../../model/notifications.ts';
import { mailboxOf } from '../mail/mailbox.ts';

/** Registration as a way to reach its person. */
interface Addressee {
  submissionId: string;
  /** Null if it was not made in a group. */
  partyId: string | null;
  /** Empty for none. */
  email: string;
  /** True if the owner of the email confirmed the registration. */
  isEmailProven: boolean;
}

const bestFirst: readonly NotificationChannel[] = ['apple', 'google', 'push', 'mail', 'app'];

/**
 * Returns the keys of a registration's person: registrations that share one are of the same person. Keys are the confirmed
 * email, and any email within a group; not an email alone, since a stranger can type the email of another person.
 */
export function personKeys(addressee: Addressee): string[] {
  const { submissionId, partyId, email, isEmailProven } = addressee;
  if (email === '') return [submissionId];
  const mailbox = mailboxOf(email);
  return [
    submissionId,
    ...(isEmailProven ? [mailbox] : []),
    ...(partyId ? [`${partyId} ${mailbox}`] : []),
  ];
}

/**
 * Returns the registrations to notify, one for each person without a key in `told`: the one with the best channel. About
 * safety, every device is notified, as people who share an email may have one each; a mail goes only to those without any.
 */
export function onePerPerson<A extends Addressee>(
  addressees: readonly A[],
  channelOf: (addressee: A) => NotificationChannel,
  { told, isSafety }: { told: ReadonlySet<string>; isSafety: boolean },
): A[] {
  const rank = (addressee: A) => bestFirst.indexOf(channelOf(addressee));
  const isDevice = (addressee: A) => !['mail', 'app'].includes(channelOf(addressee));
  const reached = new Set(told);
  return addressees
    .toSorted((a, b) => rank(a) - rank(b))
    .filter((addressee) => {
      const keys = personKeys(addressee);
      const isReached = keys.some((key) => reached.has(key));
      for (const key of keys) reached.add(key);
      return !isReached || (isSafety && isDevice(addressee));
    });
}
