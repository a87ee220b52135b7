import { type PersonaName, personas } from './personas.ts';

/** Filter of a list: fields and their values in turn. */
type Where = readonly unknown[];
/** Result of an attempt: permitted or refused. */
type Outcome = 'done' | 'refused';

/**
 * Client of the emulator's REST API: one request, one response. Broken SDK streams block later attempts on a
 * busy machine.
 */
export class RestClient {
  readonly #documents: string;
  readonly #headers: Record<string, string>;

  constructor(projectId: string, name: PersonaName) {
    this.#documents = `projects/${projectId}/databases/(default)/documents`;
    const token = tokenOf(projectId, name);
    this.#headers = { 'Content-Type': 'application/json' };
    if (token) this.#headers.Authorization = `Bearer ${token}`;
  }

  /** Throws if the document does not exist, since an empty response proves nothing. */
  get(path: string): Promise<Outcome> {
    return this.#ask(path);
  }

  /** Lists a collection or a collection group (`isGroup`). Throws if an unfiltered list is empty. */
  async list(path: string, { where, isGroup = false }: { where?: Where; isGroup?: boolean } = {}) {
    const parent = path.includes('/') ? `/${path.slice(0, path.lastIndexOf('/'))}` : '';
    const collectionId = path.slice(path.lastIndexOf('/') + 1);
    const structuredQuery = {
      from: [{ collectionId, allDescendants: isGroup }],
      ...(where && { where: equals(where) }),
    };
    return this.#send(`${parent}:runQuery`, { structuredQuery }, (answer) => {
      const isFound = (answer as { document?: unknown }[]).some(({ document }) => document);
      if (!isFound && !where) throw new Error(`Nothing is seeded in ${path}.`);
    });
  }

  set(path: string): Promise<Outcome> {
    return this.#write({ update: this.#named(path) });
  }

  update(path: string): Promise<Outcome> {
    const updateMask = { fieldPaths: ['name'] };
    return this.#write({
      update: this.#named(path),
      updateMask,
      currentDocument: { exists: true },
    });
  }

  delete(path: string): Promise<Outcome> {
    return this.#write({ delete: `${this.#documents}/${path}` });
  }

  #named(path: string) {
    return { name: `${this.#documents}/${path}`, fields: { name: { stringValue: 'mine' } } };
  }

  #write(write: object): Promise<Outcome> {
    return this.#send(':commit', { writes: [write] });
  }

  #ask(path: string): Promise<Outcome> {
    return outcome(this.#fetch(`/${path}`, { headers: this.#headers }));
  }

  #send(call: string, body: object, check?: (answer: unknown) => void): Promise<Outcome> {
    const sent = { method: 'POST', headers: this.#headers, body: JSON.stringify(body) };
    return outcome(this.#fetch(call, sent), check);
  }

  #fetch(call: string, request: RequestInit): Promise<Response> {
    const host = process.env.FIRESTORE_EMULATOR_HOST ?? '';
    return fetch(`http://${host}/v1/${this.#documents}${call}`, request);
  }
}

async function outcome(
  response: Promise<Response>,
  check?: (answer: unknown) => void,
): Promise<Outcome> {
  const answer = await response;
  const text = await answer.text();
  if (answer.status === 403) return 'refused';
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`);
  check?.(JSON.parse(text));
  return 'done';
}

function equals([field, value, ...others]: Where): object {
  const sent =
    typeof value === 'boolean' ? { booleanValue: value } : { stringValue: String(value) };
  const filter = { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: sent } };
  if (others.length === 0) return filter;
  return { compositeFilter: { op: 'AND', filters: [filter, equals(others)] } };
}

/** Unsigned ID token for the emulator; undefined for anonymous. */
function tokenOf(projectId: string, name: PersonaName): string | undefined {
  const persona = personas[name];
  if (!persona) return undefined;
  const { uid, token } = persona;
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    iat: 0,
    exp: 3600,
    auth_time: 0,
    sub: uid,
    user_id: uid,
    firebase: { sign_in_provider: 'custom', identities: {} },
    ...token,
  };
  const parts = [{ alg: 'none', type: 'JWT' }, payload];
  return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;
}
