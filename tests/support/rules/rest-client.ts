import { type PersonaName, personas } from './personas.ts';

/** By which field and value a list is narrowed. */
type Where = readonly [field: string, value: unknown];
/** Whether the rules let an attempt through. */
type Outcome = 'done' | 'refused';

/**
 * Somebody at the emulator's REST interface: one request, one answer. The SDK's streams, once they have broken on
 * a busy machine, leave every attempt after them waiting.
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

  /** Throws where the document is not there: an empty answer would prove nothing. */
  get(path: string): Promise<Outcome> {
    return this.#ask(path);
  }

  /** A collection, or all collections of a name (`isGroup`). Throws where all of it is asked for and nothing is there. */
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
  asked: Promise<Response>,
  check?: (answer: unknown) => void,
): Promise<Outcome> {
  const answer = await asked;
  const text = await answer.text();
  if (answer.status === 403) return 'refused';
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`);
  check?.(JSON.parse(text));
  return 'done';
}

function equals([field, value]: Where) {
  const sent =
    typeof value === 'boolean' ? { booleanValue: value } : { stringValue: String(value) };
  return { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: sent } };
}

/** An unsigned ID token, which the emulator takes for what it says; undefined for nobody. */
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
