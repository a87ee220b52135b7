import { randomInt, randomUUID } from 'node:crypto';

export interface Sent {
  at: string;
  token?: string;
  key?: string;
  body?: unknown;
}

export interface Answer {
  /** 0 where none came: then `json.code` says why. */
  status: number;
  json: AnswerBody;
}

/** What of the answers is looked at. */
export interface AnswerBody {
  id?: string;
  code?: string;
  claimId?: string;
  sessionId?: string;
  submissionId?: string;
  user?: { id: string };
  unlockedRewards?: string[];
  added?: number;
}

/** Makes one POST; each from an address of its own, as many people do. */
export async function post(path: string, { at, token, key, body }: Sent): Promise<Answer> {
  try {
    const answer = await fetch(at + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(key && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify(body ?? {}),
    });
    return { status: answer.status, json: (await answer.json()) as AnswerBody };
  } catch (error) {
    return { status: 0, json: { code: causeOf(error) } };
  }
}

/** Such as ECONNRESET: what undici says is only that it failed. */
function causeOf(error: unknown): string {
  const { cause, message } = error as {
    cause?: { code?: string; message?: string };
    message: string;
  };
  return cause?.code ?? cause?.message ?? message;
}

/** Exchanges a custom token for an ID token, as the app does. */
export async function exchange(authHost: string, sessionId: string | undefined): Promise<string> {
  const address = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=demo`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: sessionId, returnSecureToken: true }),
  });
  if (!answer.ok) throw new Error(`No session: ${await answer.text()}`);
  return ((await answer.json()) as { idToken: string }).idToken;
}

/** A registration form, filled in by nobody else. */
export function registration(changes: Record<string, unknown> = {}) {
  return {
    fullName: 'Ada Quill',
    email: `ada.${randomUUID()}@example.com`,
    over21: true,
    liabilityWaiver: true,
    paymentMethod: 'cash',
    ...changes,
  };
}
