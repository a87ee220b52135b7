import { expect, it } from 'vitest';
import { describeCollection } from './support/describe-collection.ts';
import { everyoneReads } from './support/expectations.ts';

const path = 'events/autumn/announcements';

describeCollection({ path, id: 'first', may: everyoneReads }, (client) => {
  it('nobody in particular may ask for the latest', async () => {
    const latest = client('nobody').collection(path).orderBy('publishAt', 'desc').limit(20);
    expect((await latest.get()).size).toBe(1);
  });
});
