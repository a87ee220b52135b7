import { randomUUID } from 'node:crypto';
import { call, type Sent } from './client.ts';
import { adminAuthCall, authCall, sentMails } from './urls.ts';

export interface Person {
  uid: string;
  email: string;
  /** ID token that the client sends. */
  token: string;
  submissionId: string;
}

/** Registration form with a new email. */
export function registrationBody(changes: Record<string, unknown> = {}) {
  return {
    ticketId: '',
    fullName: 'Ada Quill',
    email: `ada.${randomUUID()}@example.com`,
    phone: '540-555-0100',
    emergencyContact: '',
    emergencyPhone: '',
    over21: true as const,
    liabilityWaiver: true as const,
    marketingConsent: false,
    ticketValidation: null,
    paymentMethod: 'cash' as const,
    ...changes,
  };
}

/** Registers over HTTP and returns any response. */
export function submit(changes: Record<string, unknown> = {}, sent: Sent = {}) {
  return call('POST', '/api/waiver/submit', { body: registrationBody(changes), ...sent });
}

/** Registers and signs in a participant. */
export async function newParticipant(changes: Record<string, unknown> = {}): Promise<Person> {
  const answer = await submit(changes);
  if (answer.status !== 200) throw new Error(`Not registered: ${answer.text}`);
  const { user, sessionId, submissionId } = answer.json;
  return { uid: user.id, email: user.email, submissionId, token: await signIn(sessionId) };
}

/** Exchanges a custom token for an ID token, like the client. */
export async function signIn(sessionId: string): Promise<string> {
  const { idToken } = await exchange(sessionId);
  return idToken;
}

/** Full token exchange response; `expiresIn` in seconds. */
export function exchange(
  sessionId: string,
): Promise<{ idToken: string; refreshToken: string; expiresIn: string }> {
  return ask('signInWithCustomToken', { token: sessionId, returnSecureToken: true });
}

/** Auth account created with the public config. */
export async function selfMadeAccount(): Promise<{ uid: string; email: string; token: string }> {
  const email = `self.${randomUUID()}@example.com`;
  return accountFor(email);
}

/** True if an Auth account has this email. */
export async function hasAccount(email: string): Promise<boolean> {
  const { registered } = await ask('createAuthUri', {
    identifier: email,
    continueUri: 'http://127.0.0.1',
  });
  return registered === true;
}

/** True if the Auth emulator has this uid. */
export async function hasUid(uid: string): Promise<boolean> {
  const { users } = await asAdmin('accounts:lookup', { localId: [uid] });
  return Array.isArray(users) && users.length > 0;
}

/** Auth account for an email, created with the public config. */
export async function accountFor(
  email: string,
  password = randomUUID(),
): Promise<{ uid: string; email: string; token: string }> {
  const made = await ask('signUp', { email, password, returnSecureToken: true });
  return { uid: made.localId, email, token: made.idToken };
}

/** Requests a sign-in link and returns the code from the mail. */
export async function mailedCode(email: string): Promise<string> {
  await ask('sendOobCode', {
    requestType: 'EMAIL_SIGNIN',
    email,
    continueUrl: 'http://127.0.0.1/sign-in/complete',
  });
  const { oobCodes } = await sentMails();
  const sent = oobCodes.filter(
    (code) => code.requestType === 'EMAIL_SIGNIN' && code.email === email,
  );
  return sent.at(-1)?.oobCode ?? '';
}

/** Signs in by email link with the public config, without the API. */
export async function signInByLink(email: string): Promise<{ uid: string; token: string }> {
  const { localId, idToken } = await ask('signInWithEmailLink', {
    email,
    oobCode: await mailedCode(email),
  });
  return { uid: localId, token: idToken };
}

/** Verifies an email by link. */
export async function prove(email: string) {
  return call('POST', '/api/session/prove', {
    body: { email, oobCode: await mailedCode(email) },
  });
}

/** Verifies the email, links its registrations or `only` these, and returns the custom token. */
export async function linkAllByEmail(
  email: string,
  changes: Record<string, unknown> = {},
  only?: string[],
) {
  const { json } = await prove(email);
  const submissionIds =
    only ?? json.registrations.map((each: { submissionId: string }): string => each.submissionId);
  const taken = await call('POST', '/api/session/take', {
    body: { proof: json.proof, submissionIds, ...changes },
  });
  return { ...taken.json, token: await signIn(taken.json.sessionId) };
}

/** Token with other claims; emulator tokens are unsigned. Times in seconds. */
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

async function asAdmin(name: string, body: unknown) {
  const answer = await fetch(adminAuthCall(name), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** Adds an email to a participant's Auth account, as registrations did in an earlier version. */
export async function addEmail(uid: string, email: string): Promise<void> {
  await asAdmin('accounts:update', { localId: uid, email });
}
