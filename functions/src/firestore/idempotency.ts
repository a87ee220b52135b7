import type { ProblemCode, VersionedRecord } from '@wine-walk/common/api/contract/problem-codes.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import {
  type IdempotentRequestDocument,
  idempotentRequestDocument,
} from '@wine-walk/common/model/fields/requests.ts';
import { type Actor, auditWrite } from './audit.ts';
import { type CommitPlan, commitWithRetry } from './commit-with-retry.ts';
import { newId } from './new-id.ts';
import { documentPaths } from './paths.ts';
import { readDocument, type Stored } from './read.ts';
import type { Write } from './write.ts';

/** Request that was sent with an Idempotency-Key. */
export interface IdempotentRequest {
  /** Derived from endpoint, caller and key, so that callers cannot collide. */
  id: string;
  /** SHA-256 of the request, in lower-case hex. */
  sha256: string;
  /** Epoch milliseconds. */
  now: number;
}

type StoredResponse = Stored<IdempotentRequestDocument> | undefined;
type KeyReused = Problem<'idempotency-key-reused'>;

/** Time in milliseconds for which a response is stored for repeats. */
const responseRetentionMs = 24 * 60 * 60 * 1000;

/**
 * Runs a request as `commitWithRetry` does, once per key: the response is stored in the same commit, so that
 * a repeat, even a concurrent one, receives it. The same key with another request is rejected. A rejected
 * request wrote nothing and is decided again, unless `storesRejection`. Without a key, every request runs.
 *
 * @param replayWindowMs time in milliseconds for which repeats receive the stored response; later ones are
 * decided by the stored documents.
 * @param lateReplay problem for these later repeats instead of another decision.
 * @param assumeFirstRequest reads the stored response only if the commit, or a plan without writes, shows that the
 * request may be a repeat: saves one read for first requests. `decide` must only read, or count wrong guesses.
 * @param storesRejection stores a problem as well, so that a late copy of the request gets the same answer.
 */
export async function withIdempotency<A, R extends { problem: string } = never>(
  request: IdempotentRequest | null,
  decide: () => Promise<CommitPlan<A> | R>,
  options: {
    replayWindowMs?: number;
    lateReplay?: R;
    assumeFirstRequest?: boolean;
    storesRejection?: boolean;
  } = {},
): Promise<A | R | KeyReused> {
  if (!request) return commitWithRetry<A, R>(decide);
  let isAssumed = options.assumeFirstRequest ?? false;
  return commitWithRetry<A | R, R | KeyReused>(async () => {
    const stored = isAssumed ? undefined : await readStoredResponse(request);
    isAssumed = false;
    const first = replayResponse<A, R>(stored, request, options);
    if (first) return first;
    const decision = await decide();
    if ('writes' in decision && decision.writes.length > 0)
      return {
        ...decision,
        writes: [...decision.writes, storeResponseWrite(request, decision, stored)],
      };
    if (options.storesRejection && 'problem' in decision) {
      const plan = { writes: [], response: decision };
      return { ...plan, writes: [storeResponseWrite(request, plan, stored)] };
    }
    // A plan without writes, or a problem, may be caused by a concurrent request with the same key.
    return replayResponse<A, R>(await readStoredResponse(request), request, options) ?? decision;
  });
}

function readStoredResponse({ id }: IdempotentRequest): Promise<StoredResponse> {
  return readDocument(documentPaths.idempotentRequest(id), idempotentRequestDocument);
}

/** Returns the stored response for a repeat; undefined if there is none. */
function replayResponse<A, R>(
  stored: StoredResponse,
  { sha256, now }: IdempotentRequest,
  { replayWindowMs = responseRetentionMs, lateReplay }: { replayWindowMs?: number; lateReplay?: R },
): CommitPlan<A> | KeyReused | R | undefined {
  if (!stored || Date.parse(stored.data.expiresAt) <= now) return undefined;
  const { requestSha256, answer, answeredAt } = stored.data;
  if (requestSha256 !== sha256) return problem('idempotency-key-reused');
  if (now - Date.parse(answeredAt) >= replayWindowMs) return lateReplay;
  return { writes: [], response: JSON.parse(answer) as A };
}

function storeResponseWrite(
  request: IdempotentRequest,
  plan: CommitPlan<unknown>,
  stored: StoredResponse,
): Write {
  const path = documentPaths.idempotentRequest(request.id);
  const data: IdempotentRequestDocument = {
    requestSha256: request.sha256,
    answer: JSON.stringify(plan.response),
    participantIds: participantsOf(plan),
    answeredAt: new Date(request.now).toISOString(),
    expiresAt: new Date(request.now + responseRetentionMs).toISOString(),
  };
  return stored
    ? { kind: 'update', path, data, revision: stored.revision }
    : { kind: 'create', path, data };
}

/** Returns the participants that a plan concerns: those it names, and those whose documents it writes. */
function participantsOf({ participantIds = [], writes }: CommitPlan<unknown>): string[] {
  const written = writes.map((write): unknown => {
    const [collection, id] = write.path.split('/');
    if (collection === documentPaths.participants) return id;
    if (write.kind === 'delete') return undefined;
    return collection === documentPaths.tickets ? write.data.redeemedBy : write.data.participantId;
  });
  const ids = [...new Set([...participantIds, ...written])];
  return ids.filter((id): id is string => typeof id === 'string' && id !== '');
}

/** Sender, time and idempotency key of a creation. */
export interface CreateContext {
  caller: Actor;
  /** Request for `withIdempotency`; null if it has no key. */
  request: IdempotentRequest | null;
  /** Epoch milliseconds. */
  now: number;
}

interface Creation {
  /** Name of the kind of document, such as 'reward'. */
  record: VersionedRecord;
  path: (id: string) => string;
}

/** Document to create, and further writes of the same commit. */
interface NewDocument<D> {
  data: D;
  writes?: readonly Write[];
}

/**
 * Creates a document of staff with its audit entry, once per idempotency key. `make` reads the facts and runs
 * again if they change before the commit; it rejects references to documents that do not exist.
 */
export async function createIdempotent<
  D extends Record<string, unknown>,
  Code extends ProblemCode = never,
>(
  { record, path }: Creation,
  { caller, request, now }: CreateContext,
  make: (id: string) => Promise<NewDocument<D> | Problem<Code>>,
): Promise<(D & { id: string }) | Problem<Code | 'idempotency-key-reused'>> {
  return withIdempotency(request, async () => {
    const id = newId();
    const made = await make(id);
    if ('problem' in made) return made;
    const { data, writes = [] } = made;
    const target = path(id);
    return {
      writes: [
        { kind: 'create', path: target, data },
        ...writes,
        auditWrite({
          actor: caller.username,
          action: `${record}.create`,
          target,
          now,
        }),
      ],
      response: withId({ id, data }),
    };
  });
}
