import { randomUUID } from 'node:crypto';
import { exchange, post } from '../../../tests/support/stress/target.ts';
import { requireSuccess } from './attendees.ts';

/** An ID token of the demo's admin. */
export async function signInAdmin(at: string): Promise<string> {
  const body = { username: 'admin', password: 'winewalk' };
  const { json } = await requireSuccess(post('/api/admin/login', { at, body }));
  return exchange(process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '', json.sessionId);
}

/** Ids of as many new tickets as asked for, 400 at most, imported. */
export async function newTickets(at: string, admin: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => `BENCH-${randomUUID().toUpperCase()}`);
  const body = { tickets: ids.map((id) => ({ id })) };
  await requireSuccess(
    post('/api/admin/tickets/import', { at, token: admin, key: randomUUID(), body }),
  );
  return ids;
}
