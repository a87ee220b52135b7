import { randomUUID } from 'node:crypto';
import { call } from './client.ts';
import { newParticipant, type Person } from './people.ts';

/* Attacks on emails as sign-in, over HTTP with the public config only. */

export const newEmail = () => `victim.${randomUUID()}@example.com`;
export const profile = (person: { uid: string; token: string }) =>
  call('GET', `/api/participants/${person.uid}`, person);
export const statusOf = async (person: { uid: string; token: string }) =>
  (await profile(person)).status;

/** Attacker with a registration for this email and an own session. */
export async function attackerWith(email: string): Promise<Person> {
  return newParticipant({ email, fullName: 'Mallory Stranger' });
}
