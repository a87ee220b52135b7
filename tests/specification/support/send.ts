import { appUrl } from './urls.ts';

/** Fields of a JSON object of an answer. */
export type Fields = Record<string, unknown>;

export interface Answer {
  status: number;
  /** Body as it came. */
  text: string;
  /** Parsed body if the answer says that it is JSON, undefined otherwise. */
  json: unknown;
  headers: Headers;
}

/** Sends a request with a JSON content type to the app, with a bearer token if given. Follows no redirect. */
export async function send(
  method: string,
  path: string,
  { body, token }: { body?: unknown; token?: string } = {},
): Promise<Answer> {
  const response = await fetch(appUrl + path, {
    method,
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
  return {
    status: response.status,
    text,
    json: isJson ? JSON.parse(text) : undefined,
    headers: response.headers,
  };
}

/** Returns the JSON object of an answer with status 2xx. */
export async function sendForFields(...request: Parameters<typeof send>): Promise<Fields> {
  return (await sendForJson(...request)) as Fields;
}

/** Returns the JSON list of an answer with status 2xx. */
export async function sendForList(...request: Parameters<typeof send>): Promise<Fields[]> {
  return (await sendForJson(...request)) as Fields[];
}

async function sendForJson(...request: Parameters<typeof send>): Promise<unknown> {
  const { status, text, json } = await send(...request);
  const [method, path] = request;
  if (status < 200 || status > 299) throw new Error(`${method} ${path}: ${status}: ${text}`);
  return json;
}
