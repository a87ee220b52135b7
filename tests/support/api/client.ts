import { appAddress } from './addresses.ts';

export interface Sent {
  token?: string;
  key?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of a body. */
  raw?: string;
  headers?: Record<string, string>;
  /** Where the API is served; the hosting address unless said otherwise. */
  at?: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- what the API says is what the tests look at
  json: any;
}

/** Makes one call of the API over HTTP. */
export async function call(method: string, path: string, sent: Sent = {}): Promise<Answer> {
  const answer = await fetch((sent.at ?? appAddress) + path, {
    method,
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/json',
      ...(sent.token && { Authorization: `Bearer ${sent.token}` }),
      ...(sent.key && { 'Idempotency-Key': sent.key }),
      ...sent.headers,
    },
    body: sent.raw ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body)),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('Content-Type')?.includes('application/json');
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    json: isJson ? JSON.parse(text) : undefined,
  };
}
