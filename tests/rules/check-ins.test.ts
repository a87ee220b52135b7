import { assertFails } from '@firebase/rules-unit-testing';
import { it } from 'vitest';
import { accounts } from './support/accounts.ts';
import { describeCollection } from './support/describe-collection.ts';
import { staffRead } from './support/expectations.ts';

const collection = { path: 'checkIns', id: `autumn_${accounts.maya}_vino`, may: staffRead };

describeCollection(collection, (client) => {
  it('an attendee may not even query their own evidence', async () => {
    const own = client('attendee').collection('checkIns');
    await assertFails(own.where('participantId', '==', accounts.maya).get());
  });
});
