import { assertFails } from '@firebase/rules-unit-testing';
import { expect, it } from 'vitest';
import { accounts } from './support/accounts.ts';
import { describeCollection } from './support/describe-collection.ts';
import { ownerAndStaffRead } from './support/expectations.ts';

const id = `submission-${accounts.maya}`;

describeCollection({ path: 'registrations', id, may: ownerAndStaffRead }, (client) => {
  const registrationsOf = (uid: string) =>
    client('attendee').collection('registrations').where('participantId', '==', uid);

  it('an attendee may query their own', async () => {
    const own = await registrationsOf(accounts.maya).get();
    expect(own.docs.map((registration) => registration.id)).toEqual([id]);
  });

  it("an attendee may not query another's", async () => {
    await assertFails(registrationsOf(accounts.jonah).get());
  });

  it('whether a guessed submission exists is not told', async () => {
    await assertFails(client('attendee').doc('registrations/submission-guessed').get());
  });
});
