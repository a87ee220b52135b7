import { randomUUID } from 'node:crypto';
import { type Fields, send, sendForFields } from './send.ts';
import { authUrl } from './urls.ts';

/** Registered attendee with the answer of the registration. */
export interface Attendee {
  id: string;
  fullName: string;
  email: string;
  submissionId: string;
  /** Bearer token of the session. */
  token: string;
  /** Renews the bearer token. */
  refreshToken: string;
}

/** Returns the registration payload of a new person who pays cash; `changes` replace fields of it. */
export function registrationPayload(changes: Fields = {}): Fields {
  return {
    ticketId: '',
    fullName: 'Ada Quill',
    email: `ada.${randomUUID()}@example.com`,
    phone: '540-555-0100',
    emergencyContact: 'Grace Quill',
    emergencyPhone: '540-555-0101',
    over21: true,
    liabilityWaiver: true,
    marketingConsent: false,
    ticketValidation: null,
    paymentMethod: 'cash',
    ...changes,
  };
}

/** Registers a new person and signs them in. */
export async function register(changes: Fields = {}): Promise<Attendee> {
  const payload = registrationPayload(changes);
  const { user, sessionId, submissionId } = await sendForFields('POST', '/api/waiver/submit', {
    body: payload,
  });
  const { id, email } = user as { id: string; email: string };
  return {
    id,
    email,
    fullName: String(payload.fullName),
    submissionId: String(submissionId),
    ...(await exchangeForTokens(String(sessionId))),
  };
}

/** Registers a new person with an unused ticket and signs them in. */
export async function registerWithTicket(fullName: string): Promise<Attendee> {
  const { ticketId, validation: ticketValidation } = await findUnusedTicket();
  return register({ fullName, ticketId, ticketValidation, paymentMethod: 'prepaid' });
}

/** Returns the confirmation of a registration, as its owner sees it if a token is given. */
export const confirmationOf = (submissionId: string, token?: string) =>
  sendForFields('GET', `/api/waiver/${submissionId}`, { token });

/** Account of the portal, with the rights of an admin. */
export interface StaffAccount {
  username: string;
  password: string;
}

/** Account of the demo. Signing out or changing the password ends every session of an account: not with this one. */
export const demoAdmin: StaffAccount = { username: 'admin', password: 'winewalk' };

/**
 * Adds an account for a test that signs out or changes its password. The specification names no call for that: this one is
 * setup.
 */
export async function addAdmin(token: string): Promise<StaffAccount> {
  const account = { username: `admin-${randomUUID().slice(0, 8)}`, password: 'lantern-and-loom' };
  const body = { ...account, fullName: 'Perry Croft', role: 'admin' };
  await sendForFields('POST', '/api/admin/staff', { body, token });
  return account;
}

/** Signs in to an account of the portal and returns the bearer token. */
export async function signInAdmin(body: StaffAccount): Promise<string> {
  const { sessionId } = await sendForFields('POST', '/api/admin/login', { body });
  return exchange(String(sessionId));
}

/** Exchanges the custom token `sessionId` for a bearer token, as a client does. */
export async function exchange(sessionId: string): Promise<string> {
  return (await exchangeForTokens(sessionId)).token;
}

/** Exchanges the custom token `sessionId` for a bearer token and its refresh token. */
export async function exchangeForTokens(sessionId: string) {
  const response = await fetch(`${authUrl}/accounts:signInWithCustomToken?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: sessionId, returnSecureToken: true }),
  });
  const answer = (await response.json()) as { idToken?: string; refreshToken?: string };
  const { idToken: token, refreshToken } = answer;
  if (!token || !refreshToken) throw new Error(`Not exchanged: ${response.status}`);
  return { token, refreshToken };
}

/** Number of the first demo ticket for any test, and the number of tickets of each worker. */
const [firstTicket, ticketsOfWorker] = [1234, 33];
/** Number of this worker's tickets that are used, in their order; undefined until the first one is asked for. */
let used: number | undefined;

/**
 * Returns the ID of an unused demo ticket with the whole answer that validates it. Each worker has its own tickets: another
 * one could use it before the caller does.
 */
export async function findUnusedTicket(): Promise<{ ticketId: string; validation: Fields }> {
  for (used ??= await countUsedTickets(); used < ticketsOfWorker; used++) {
    const { ticketId, validation } = await validateTicket(used);
    if (validation.isValid) return { ticketId, validation };
  }
  throw new Error('Every ticket of this worker is used: start the stack with fresh data.');
}

/** Counts by halves the tickets that an earlier process of this worker has used: the API refuses many attempts in a minute. */
async function countUsedTickets(): Promise<number> {
  let [from, to] = [0, ticketsOfWorker];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((await validateTicket(middle)).validation.isValid) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Validates the ticket of this worker with this index. */
async function validateTicket(index: number): Promise<{ ticketId: string; validation: Fields }> {
  const first = firstTicket + ticketsOfWorker * Number(process.env.TEST_PARALLEL_INDEX);
  const ticketId = `WW2024-00${first + index}`;
  const answer = await send('POST', '/api/tickets/validate', { body: { ticketId } });
  if (answer.status !== 200) throw new Error(`Not validated: ${answer.status}: ${answer.text}`);
  return { ticketId, validation: answer.json as Fields };
}
