import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import {
  type IdempotentRequestDocument,
  idempotentRequestDocument,
} from '@wine-walk/common/model/requests.ts';
import { type Actor, auditWrite } from './audit.ts';
import { type CommitPlan, commitWithRetry } from './commit-with-retry.ts';
import { newId } from './new-id.ts';
import { documentPaths } from './paths.ts';
import { readDocument, type Stored } from './read.ts';
import type { Write } from './write.ts';

/** A request that came with an Idempotency-Key. */
export interface IdempotentRequest {
  /** From the call, the caller and the key: nobody meets another's. */
  id: string;
  /** SHA-256 of what was asked, in lower-case hex. */
  sha256: string;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

type StoredResponse = Stored<IdempotentRequestDocument> | undefined;
type KeyReused = Problem<'idempotency-key-reused'>;

/** How long a repeat is answered as the first was. Milliseconds. */
const responseRetentionMs = 24 * 60 * 60 * 1000;

/**
 * Carries out a request as `untilCommitted` does, once for its key: the answer is kept in the same commit, so
 * that a repeat, also one at the same moment, is answered with it; the same key with another request is
 * refused. What was refused wrote nothing, and is decided anew. Without a key: every request for itself.
 *
 * @param answeredMs how long a repeat is answered as the first was; later ones are decided by what is stored.
 *   Milliseconds.
 * @param assumesFirst whether what is kept is read only where the commit, or a decision without one, tells that
 *   the request may be a repeat: one read less for the first. `decide` must do nothing but read.
 */
export async function withIdempotency<A, R extends { problem: string } = never>(
  request: IdempotentRequest | null,
  decide: () => Promise<CommitPlan<A> | R>,
  {
    answeredMs: replayWindowMs = responseRetentionMs,
    assumesFirst: assumeFirstRequest = false,
  } = {},
): Promise<A | R | KeyReused> {
  if (!request) return commitWithRetry<A, R>(decide);
  let isAssumed = assumeFirstRequest;
  return commitWithRetry<A, R | KeyReused>(async () => {
    const stored = isAssumed ? undefined : await readStoredResponse(request);
    isAssumed = false;
    const first = replayResponse<A>(stored, request, replayWindowMs);
    if (first) return first;
    const decision = await decide();
    if ('writes' in decision && decision.writes.length > 0)
      return {
        ...decision,
        writes: [...decision.writes, storeResponseWrite(request, decision.response, stored)],
      };
    // What leaves nothing to do, or forbids it, may be the doing of its own twin, a moment before.
    return (
      replayResponse<A>(await readStoredResponse(request), request, replayWindowMs) ?? decision
    );
  });
}

function readStoredResponse({ id }: IdempotentRequest): Promise<StoredResponse> {
  return readDocument(documentPaths.idempotentRequest(id), idempotentRequestDocument);
}

/** What a repeat is told; undefined where there is nothing to repeat. */
function replayResponse<A>(
  stored: StoredResponse,
  { sha256, now }: IdempotentRequest,
  replayWindowMs: number,
): CommitPlan<A> | KeyReused | undefined {
  if (!stored || Date.parse(stored.data.expiresAt) <= now) return undefined;
  const { requestSha256, answer, answeredAt } = stored.data;
  if (requestSha256 !== sha256)
    return problem(
      'idempotency-key-reused',
      'This Idempotency-Key came with another request before. Please use a new one.',
    );
  if (now - Date.parse(answeredAt) >= replayWindowMs) return undefined;
  return { writes: [], response: JSON.parse(answer) as A };
}

function storeResponseWrite(
  request: IdempotentRequest,
  answer: unknown,
  stored: StoredResponse,
): Write {
  const path = documentPaths.idempotentRequest(request.id);
  const data: IdempotentRequestDocument = {
    requestSha256: request.sha256,
    answer: JSON.stringify(answer),
    answeredAt: new Date(request.now).toISOString(),
    expiresAt: new Date(request.now + responseRetentionMs).toISOString(),
  };
  return stored
    ? { kind: 'update', path, data, revision: stored.revision }
    : { kind: 'create', path, data };
}

/** Who sends what is created, when, and under which key. */
export interface CreateContext {
  caller: Actor;
  /** For `oncePerRequest`; null without a key. */
  request: IdempotentRequest | null;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

interface Creation {
  /** What it is called, as in 'reward'. */
  what: string;
  path: (id: string) => string;
}

/** What to create, and what else is written in the same commit. */
interface NewDocument<D> {
  data: D;
  writes?: readonly Write[];
}

/**
 * Creates what staff made, with its note in the audit; a repeat with the same idempotency key is answered
 * with what the first was. `make` reads the facts and is called again where they changed meanwhile;
 * it refuses where something it was told to join does not exist.
 */
export async function createIdempotent<D extends Record<string, unknown>>(
  { what, path }: Creation,
  { caller, request, now }: CreateContext,
  make: (id: string) => Promise<NewDocument<D> | Problem<'not-found'>>,
): Promise<(D & { id: string }) | Problem<'not-found' | 'idempotency-key-reused'>> {
  return withIdempotency(request, async () => {
    const id = newId(what, caller.uid, null);
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
          action: `${what.replace(' ', '-')}.create`,
          target,
          now,
        }),
      ],
      response: withId({ id, data }),
    };
  });
}
