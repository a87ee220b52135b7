import { type Problem } from '@wine-walk/common/api/problems.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import type { Actor } from './audit.ts';
import { auditWrite } from './audit.ts';
import { newId } from './new-id.ts';
import { type IdempotentRequest, withIdempotency } from './with-idempotency.ts';
import type { Write } from './write.ts';

/** Who sends what is created, when, and under which key. */
export interface CreateContext {
  caller: Actor;
  /** For `oncePerRequest`; null without a key. */
  request: IdempotentRequest | null;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

export interface Creation {
  /** What it is called, as in 'reward'. */
  what: string;
  path: (id: string) => string;
}

/** What to create, and what else is written in the same commit. */
export interface NewDocument<D> {
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
