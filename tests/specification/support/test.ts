import { test as base } from '@playwright/test';
import {
  type Attendee,
  addAdmin,
  demoAdmin,
  register,
  type StaffAccount,
  signInAdmin,
} from './people.ts';
import { checkIn } from './walk.ts';

interface TestPeople {
  /** Account of this test alone, with the rights of an admin. */
  ownAdmin: StaffAccount;
}

interface SharedPeople {
  /** Registered attendee without a check-in. */
  attendee: Attendee;
  /** Registered attendee with one check-in, at Vino Veritas. */
  walker: Attendee;
  /** Bearer token of the demo's admin. */
  admin: string;
}

/** Test with people that the tests of a worker share; a test that changes one registers its own. */
export const test = base.extend<TestPeople, SharedPeople>({
  ownAdmin: async ({ admin }, use) => use(await addAdmin(admin)),
  attendee: [async ({}, use) => use(await register()), { scope: 'worker' }],
  walker: [
    async ({}, use) => {
      const walker = await register({ fullName: 'Bo Marsh' });
      await checkIn(walker);
      await use(walker);
    },
    { scope: 'worker' },
  ],
  admin: [async ({}, use) => use(await signInAdmin(demoAdmin)), { scope: 'worker' }],
});
