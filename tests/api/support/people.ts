import { randomUUID } from 'node:crypto';
import { authCall } from './addresses.ts';
import { call, type Sent } from './client.ts';

export interface Person {
  uid: string;
  email: string;
  /** An ID token, as the client sends it. */
  token: string;
  submissionId: string;
}

/** What the form sends; a new email each time. */
export function registrationBody(changes: Record<string, unknown> = {}) {
  return {
    ticketId: '',
    fullName: 'Ada Quill',
    email: `ada.${randomUUID()}@example.com`,
    phone: '540-555-0100',
    emergencyContact: '',
    emergencyPhone: '',
    over21: true,
    liabilityWaiver: true,
    marketingConsent: false,
    ticketValidation: null,
    paymentMethod: 'cash',
    ...changes,
  };
}

/** Registers over HTTP, whatever comes of it. */
export function submit(changes: Record<string, unknown> = {}, sent: Sent = {}) {
  return call('POST', '/api/waiver/submit', { body: registrationBody(changes), ...sent });
}

/** A newly registered participant, signed in. */
export async function newParticipant(changes: Record<string, unknown> = {}): Promise<Person> {
  const answer = await submit(changes);
  if (answer.status !== 200) throw new Error(`Not registered: ${answer.text}`);
  const { user, sessionId, submissionId } = answer.json;
  return { uid: user.id, email: user.email, submissionId, token: await signIn(sessionId) };
}

/** Exchanges a custom token for an ID token, as the client does. */
export async function signIn(sessionId: string): Promise<string> {
  const { idToken } = await ask('signInWithCustomToken', {
    token: sessionId,
    returnSecureToken: true,
  });
  return idToken;
}

/** An account that somebody made with nothing but the public configuration. */
export async function selfMadeAccount(): Promise<{ uid: string; email: string; token: string }> {
  const email = `self.${randomUUID()}@example.com`;
  const made = await ask('signUp', { email, password: randomUUID(), returnSecureToken: true });
  return { uid: made.localId, email, token: made.idToken };
}

/** Whether an account has this email. */
export async function hasAccount(email: string): Promise<boolean> {
  const { registered } = await ask('createAuthUri', {
    identifier: email,
    continueUri: 'http://127.0.0.1',
  });
  return registered === true;
}

/** The same token with other claims: the emulator's tokens are unsigned. Times in whole seconds. */
export function withClaims(token: string, claims: Record<string, unknown>): string {
  const [header, payload = '', signature] = token.split('.');
  const known = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const changed = Buffer.from(JSON.stringify({ ...known, ...claims })).toString('base64url');
  return [header, changed, signature].join('.');
}

async function ask(name: string, body: unknown) {
  const answer = await fetch(authCall(name), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
  return answer.json();
}
