import { assertFails } from '@firebase/rules-unit-testing';
import { expect, it } from 'vitest';
import { accounts } from './support/accounts.ts';
import { describeCollection } from './support/describe-collection.ts';
import { ownerAndStaffRead } from './support/expectations.ts';

const collection = { path: 'participants', id: accounts.maya, may: ownerAndStaffRead };

describeCollection(collection, (client) => {
  it('another attendee reads their own alone', async () => {
    const own = await client('another attendee').doc(`participants/${accounts.jonah}`).get();
    expect(own.get('name')).toBe(accounts.jonah);
  });

  it('an attendee may not query for themselves among the others', async () => {
    const query = client('attendee').collection('participants');
    await assertFails(query.where('userId', '==', accounts.maya).get());
  });

  it('a self-made account finds no record of its own, and cannot make one', async () => {
    const own = client('self-made anonymous account').doc('participants/self-made-1');
    expect((await own.get()).exists).toBe(false);
    await assertFails(own.set({ name: 'mine' }));
  });
});
