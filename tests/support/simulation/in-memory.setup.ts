import { vi } from 'vitest';

/*
 * Replaces the services outside this process (Firestore, Firebase Auth, sessions of browsers) and the sources of
 * differences between two runs (random bytes, timers). Setup file of the simulation: everything else is real.
 */

vi.mock('../../../functions/src/firestore/firestore.ts', async () => {
  const { active } = await import('./active-world.ts');
  return { firestore: async () => active.world.firestore.asFirestore };
});

vi.mock('../../../functions/src/firestore/auth.ts', async (importOriginal) => {
  const { active } = await import('./active-world.ts');
  return {
    ...(await importOriginal<object>()),
    auth: async () => ({
      verifyIdToken: async (token: string) => active.world.verifyIdToken(token),
      createCustomToken: async (uid: string, claims: object) =>
        active.world.createCustomToken(uid, claims),
    }),
  };
});

// Documents are replaced, never changed, so each revision is parsed once. Frozen, as the cache of events and catalogs.
vi.mock('../../../functions/src/firestore/parse-cached.ts', () => {
  const parsed = new WeakMap<object, Map<unknown, unknown>>();
  const parseCached = (snapshot: { data: () => object }, schema: unknown, parse: () => unknown) => {
    const fields = snapshot.data();
    const bySchema = parsed.get(fields) ?? new Map<unknown, unknown>();
    parsed.set(fields, bySchema);
    if (!bySchema.has(schema)) bySchema.set(schema, deepFreeze(parse()));
    return bySchema.get(schema);
  };
  return { parseCached };
});

vi.mock('node:timers/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:timers/promises')>();
  const { active } = await import('./active-world.ts');
  return {
    ...original,
    setTimeout: (delayMs: number) =>
      active.world.sleep ? active.world.sleep(delayMs) : original.setTimeout(delayMs),
  };
});

vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:crypto')>();
  const { active } = await import('./active-world.ts');
  const { toUuid } = await import('./chance.ts');
  const randomBytes = (count: number) =>
    Buffer.from(active.world.randomBytes?.(count) ?? original.randomBytes(count));
  const randomInt = (max: number) => randomBytes(4).readUInt32BE() % max;
  const randomUUID = () => toUuid(randomBytes(16));
  return { ...original, randomBytes, randomInt, randomUUID };
});

vi.mock('../../../web/src/platform/session/api.ts', async () => {
  const { active } = await import('./active-world.ts');
  return { api: (...call: [never, never]) => active.world.currentApi()(...call) };
});

vi.mock('../../../web/src/portal/session/staff-call.ts', async () => {
  const { active } = await import('./active-world.ts');
  return { staffCall: (...call: [never, never]) => active.world.currentApi()(...call) };
});

// Injected faults are logged as errors; only the replay of one seed shows the log.
vi.mock('firebase-functions/logger', async (importOriginal) =>
  process.env.SIMULATION_SEED
    ? await importOriginal<object>()
    : { logger: { write: () => undefined } },
);

function deepFreeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null)
    for (const item of Object.values(Object.freeze(value))) deepFreeze(item);
  return value;
}
