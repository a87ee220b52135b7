import { vi } from 'vitest';

/*
 * Replaces what the API and the apps use outside this process (Firestore, Firebase Auth, sessions of browsers) and
 * what differs between two runs (random bytes, timers). Setup file of the simulation: everything else is real.
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
