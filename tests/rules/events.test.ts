import { expect, it } from 'vitest';
import { describeCollection } from './support/describe-collection.ts';
import { everyoneReads } from './support/expectations.ts';

describeCollection({ path: 'events', id: 'autumn', may: everyoneReads }, (client) => {
  it('nobody in particular may ask for the active ones', async () => {
    const active = client('nobody').collection('events').where('isActive', '==', true);
    expect((await active.get()).docs.map((event) => event.id)).toEqual(['autumn']);
  });
});
