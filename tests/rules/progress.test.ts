import { assertFails } from '@firebase/rules-unit-testing';
import { expect, it } from 'vitest';
import { accounts } from './support/accounts.ts';
import { describeCollection } from './support/describe-collection.ts';
import { ownerAndStaffRead } from './support/expectations.ts';

const collection = {
  path: `participants/${accounts.maya}/progress`,
  id: 'autumn',
  may: {
    ...ownerAndStaffRead,
    // All of one's own events: there is nothing of anyone else's in this collection.
    attendee: ['get', 'list'],
    'attendee after 29 days': ['get', 'list'],
  },
} as const;

describeCollection(collection, (client) => {
  it('an attendee finds no progress yet at an event they were not at', async () => {
    const missing = client('attendee').doc(`participants/${accounts.maya}/progress/spring`);
    expect((await missing.get()).exists).toBe(false);
  });

  it('an attendee may not read everybody’s progress at once', async () => {
    const everybody = client('attendee').collectionGroup('progress');
    await assertFails(everybody.get());
    await assertFails(everybody.where('participantId', '==', accounts.jonah).get());
  });
});
