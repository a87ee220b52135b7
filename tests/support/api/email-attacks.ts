import { randomUUID } from 'node:crypto';
import { call } from './client.ts';
import { newParticipant, type Person } from './people.ts';

/*
 * What an attacker got past before an address was a contact until it is proven: each as they would do it, over
 * HTTP, with nothing but the public configuration.
 */

export const newEmail = () => `victim.${randomUUID()}@example.com`;
export const profile = (person: { uid: string; token: string }) =>
  call('GET', `/api/participants/${person.uid}`, person);
export const statusOf = async (person: { uid: string; token: string }) =>
  (await profile(person)).status;

/** Whoever has a registration of this email, in a session of their own. */
export async function attackerWith(email: string): Promise<Person> {
  return newParticipant({ email, fullName: 'Mallory Stranger' });
}
