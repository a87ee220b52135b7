import { assertFails, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allKinds, kindsOf } from '../support/collections.ts';
import { seeded, seededEnvironment } from '../support/rules/environment.ts';
import { isPublic } from '../support/rules/is-public.ts';
import { type Client, clientOf } from '../support/rules/personas.ts';

const withThePublicConfigAlone = [
  'anonymous',
  'self-made anonymous account',
  "self-made account with the attendee's email",
] as const;

describe('a client with the public web config only', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await seededEnvironment('public-config');
  });
  afterAll(() => environment.cleanup());

  describe.each(withThePublicConfigAlone)('%s', (persona) => {
    let db: Client;
    beforeAll(() => {
      db = clientOf(environment, persona);
    });

    it.each(Object.keys(seeded))(
      'denies writes to %s, and reads if it is private',
      async (path) => {
        const document = db.doc(path);
        await assertFails(document.set(seeded[path] ?? {}));
        await assertFails(document.update({ name: 'mine' }));
        await assertFails(document.delete());
        if (isPublic(path)) expect((await document.get()).exists).toBe(true);
        else await assertFails(document.get());
      },
    );

    it('cannot write to any other path', async () => {
      await assertFails(db.doc('anything/else').set({ name: 'mine' }));
      await assertFails(db.doc('events/autumn/anything/else').set({ name: 'mine' }));
      await assertFails(db.doc('participants/self-made-1/progress/autumn').set({ visits: {} }));
    });

    it('cannot read by collection group', async () => {
      for (const group of ['participants', 'progress', 'registrations', 'tickets', 'staff'])
        await assertFails(db.collectionGroup(group).get());
    });
  });

  it('tests every collection', () => {
    expect(kindsOf(Object.keys(seeded))).toEqual(allKinds);
  });
});
