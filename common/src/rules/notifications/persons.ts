import type { NotificationChannel } from '../../model/notifications.ts';
import { mailboxOf } from '../mail/mailbox.ts';

/** Registration as a way to reach its person. */
interface Addressee {
  submissionId: string;
  /** Empty for none. */
  email: string;
  /** True if the owner of the email confirmed the registration. */
  isEmailProven: boolean;
}

const bestFirst: readonly NotificationChannel[] = ['apple', 'google', 'push', 'mail', 'app'];

/** Returns what registrations of one person have in common: the mailbox, else the registration itself. */
export function personOf({ submissionId, email }: Omit<Addressee, 'isEmailProven'>): string {
  return email === '' ? submissionId : mailboxOf(email);
}

/**
 * Returns the registrations to notify, one for each person who is not among `told`: the one with the best channel, of those with
 * a confirmed email if there are any, since a stranger can type anybody's. About safety, every device is notified, as people who
 * share an email may have one each; a mail goes only to those without any.
 */
export function onePerPerson<A extends Addressee>(
  addressees: readonly A[],
  channelOf: (addressee: A) => NotificationChannel,
  { told, isSafety }: { told: ReadonlySet<string>; isSafety: boolean },
): A[] {
  const rank = (addressee: A) => bestFirst.indexOf(channelOf(addressee));
  const best = addressees.toSorted(
    (a, b) => Number(b.isEmailProven) - Number(a.isEmailProven) || rank(a) - rank(b),
  );
  const reached = new Set(told);
  const isDevice = (addressee: A) => !['mail', 'app'].includes(channelOf(addressee));
  const devices = isSafety ? best.filter(isDevice) : [];
  for (const device of devices) reached.add(personOf(device));
  const others = best.filter((addressee) => {
    const person = personOf(addressee);
    if (reached.has(person) || devices.includes(addressee)) return false;
    reached.add(person);
    return true;
  });
  return [...devices, ...others];
}
