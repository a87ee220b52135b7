import type { z } from 'zod';
import { auditWrite } from '../store/audit.ts';
import { newId } from '../store/new-id.ts';
import { readDocument } from '../store/read.ts';
import { untilCommitted } from '../store/until-committed.ts';
import type { Write } from '../store/write.ts';
import type { StaffMember } from './caller.ts';
import type { Problem } from './problem.ts';

/** Who sends what is created, when, and under which key. */
export interface Sender {
  caller: StaffMember;
  idempotencyKey: string | null;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

export interface Creation<S extends z.ZodType> {
  /** What it is called, as in 'reward'. */
  what: string;
  path: (id: string) => string;
  schema: S;
}

/** What to create, and what else is written in the same commit. */
export interface Made<D> {
  data: D;
  writes?: readonly Write[];
}

/**
 * Creates what staff made, with its note in the audit; a repeat with the same idempotency key is answered
 * with what the first one made. `make` reads the facts and is called again where they changed meanwhile;
 * it refuses where something it was told to join does not exist.
 */
export async function createOnce<S extends z.ZodType>(
  { what, path, schema }: Creation<S>,
  { caller, idempotencyKey, now }: Sender,
  make: (id: string) => Promise<Made<z.output<S>> | Problem<'not-found'>>,
): Promise<(z.output<S> & { id: string }) | Problem<'not-found'>> {
  return untilCommitted(async () => {
    const id = newId(what, caller.uid, idempotencyKey);
    const first = idempotencyKey ? await readDocument(path(id), schema) : undefined;
    if (first) return { writes: [], answer: withId(first.data, id) };
    const made = await make(id);
    if ('problem' in made) return made;
    const { data, writes = [] } = made;
    const target = path(id);
    return {
      writes: [
        { kind: 'create', path: target, data: data as Record<string, unknown> },
        ...writes,
        auditWrite({
          actor: caller.username,
          action: `${what.replace(' ', '-')}.create`,
          target,
          now,
        }),
      ],
      answer: withId(data, id),
    };
  });
}

function withId<D>(data: D, id: string): D & { id: string } {
  return { ...data, id };
}
